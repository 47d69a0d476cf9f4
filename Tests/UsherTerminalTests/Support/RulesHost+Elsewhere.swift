#if !(os(macOS) || os(Linux))
import Usher
import UsherExplorer

/// Where there is no terminal, sessions have a display in miniature.
extension RulesHost {
  /// Makes the window wide or narrow.
  func resize(isWide: Bool, of director: SceneDirector) {
    director.report(.resized(width: isWide ? 1_000 : 400))
  }
}
#endif
