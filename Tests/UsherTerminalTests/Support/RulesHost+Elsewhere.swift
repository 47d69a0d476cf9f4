#if !(os(macOS) || os(Linux))
import Usher
import UsherExplorer

/// Without a terminal, sessions have a miniature display.
extension RulesHost {
  /// Makes the window wide or narrow.
  func resize(isWide: Bool, of director: SceneDirector) {
    director.report(.resized(width: isWide ? 1_000 : 400))
  }
}
#endif
