import Usher
import UsherExplorer
import UsherTesting

/// Some displays report appearances a turn late.
extension RulesHost: DisplayOfWhims {
  func takeWhims(seed: Int) { reportsAppearancesLate = seed % 3 == 1 }

  /// Makes the window wide or narrow.
  func resize(isWide: Bool, of director: SceneDirector) {
    director.report(.resized(width: isWide ? 1_000 : 400))
  }
}
