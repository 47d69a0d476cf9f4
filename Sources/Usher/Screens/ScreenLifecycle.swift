/// A screen that is notified when it appears, disappears and leaves.
///
/// A screen is notified before its coordinator: `screenDidAppear` runs before `didAppear(_:)`, and
/// `screenDidLeave` before `didPop(_:)` and before the coordinator finishes. All three methods are
/// optional.
///
/// ```swift
/// final class PlayerScreen: ScreenLifecycle {
///   func screenDidAppear() { player.play() }
///   func screenDidDisappear() { player.pause() }
///   func screenDidLeave() { player.close() }
/// }
/// ```
@MainActor public protocol ScreenLifecycle: Screen {
  /// Runs when the screen has appeared.
  func screenDidAppear()

  /// Runs when the screen has disappeared, once for each appearance.
  func screenDidDisappear()

  /// Runs when the screen has left the tree for any reason.
  ///
  /// If the screen is still visible, it disappears afterwards, once the display has released it.
  func screenDidLeave()
}

extension ScreenLifecycle {
  /// Does nothing.
  public func screenDidAppear() {}

  /// Does nothing.
  public func screenDidDisappear() {}

  /// Does nothing.
  public func screenDidLeave() {}
}
