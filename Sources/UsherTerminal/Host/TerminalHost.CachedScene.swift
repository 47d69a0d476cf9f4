#if os(macOS) || os(Linux)
import Synchronization

extension TerminalHost {
  /// The screens' latest contents, and a watch that records when they may be out of date.
  struct CachedScene {
    let scene: RenderedScene
    let watch: ChangeWatch
  }

  /// Records that an observed value is about to change, on any thread.
  final class ChangeWatch: Sendable {
    private let flag = Atomic(false)

    var hasChanged: Bool { flag.load(ordering: .acquiring) }

    func invalidate() { flag.store(true, ordering: .releasing) }
  }
}

extension RenderedScene {
  private static let longest = 1_000

  /// `true` if a visible screen is not observable, and is short enough to be read after every key.
  var mustBeAskedAgain: Bool {
    contents.values.contains { !$0.isObservable && $0.lines.count <= Self.longest }
  }
}
#endif
