import UsherTesting

/// Some displays report appearances a turn late.
extension RulesHost: DisplayOfWhims {
  func takeWhims(seed: Int) { reportsAppearancesLate = seed % 3 == 1 }

  /// Whether layouts follow the width of its window.
  var followsWidth: Bool { true }
}
