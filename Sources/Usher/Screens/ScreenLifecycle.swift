/// A screen that is notified when it appears, disappears and leaves.
///
/// A screen is told before its coordinator: `screenDidAppear` runs before `didAppear(_:)`,
/// `screenDidLeave` before `didPop(_:)` and before the coordinator finishes. Each of them is there to
/// be left out.
///
/// ```swift
/// final class PlayerScreen: ScreenLifecycle {
///   func screenDidAppear() { player.play() }
///   func screenDidDisappear() { player.pause() }
///   func screenDidLeave() { player.close() }
/// }
/// ```
@MainActor public protocol ScreenLifecycle: Screen {
  /// Runs when it has come into sight.
  func screenDidAppear()

  /// Runs when it has gone out of sight, once for each time that it appeared.
  func screenDidDisappear()

  /// Runs when it has left the tree, once for each time that it came into it, whatever removed it.
  ///
  /// Where it is in sight still, it disappears afterwards, once the display has released it.
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
