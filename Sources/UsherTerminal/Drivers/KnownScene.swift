import Synchronization

/// What the screens said when they were asked last, and whether that may be out of date.
struct KnownScene {
  let scene: Scene
  let watch: ChangeWatch
}

/// Tells at once that something observed is about to change, from whatever thread changes it.
final class ChangeWatch: Sendable {
  private let flag = Atomic(false)

  var hasChanged: Bool { flag.load(ordering: .acquiring) }

  func noteChange() { flag.store(true, ordering: .releasing) }
}

extension Scene {
  private static let longest = 1_000

  /// Whether a screen in sight cannot say when it changes, and is asked quickly.
  var mustBeAskedAgain: Bool {
    contents.values.contains { !$0.isObservable && $0.lines.count <= Self.longest }
  }
}
