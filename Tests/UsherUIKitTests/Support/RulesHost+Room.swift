#if canImport(StandInUIKit)
extension RulesHost: DisplayOfTurns {
  /// Does nothing: how much room a split has is the device's, which the limits choose.
  @discardableResult
  func collapse() -> Bool { false }

  /// Does nothing, for the same reason.
  @discardableResult
  func expand() -> Bool { false }
}

extension RulesHost: DisplayOfWhims {
  /// Programs begin with different acts of the app, since few reach more than four of them.
  func takeWhims(seed: Int) { whims = seed }
}
#endif
