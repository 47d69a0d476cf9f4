public import Testing
public import UsherTesting

extension TestStage {
  /// Expects that the user can leave the active screen by some action.
  ///
  /// It goes back and dismisses first, and then tries random actions from a fixed seed. A screen
  /// that replaces the active one, in the same layer and position, does not count as leaving.
  public func expectWayBack(
    within limit: Int = 200, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let (name, outline) = (director.tree.active?.name ?? "Nothing", outline)
    guard await !canLeave(within: limit) else { return }
    Issue.record(
      "\(limit) actions found no way back from \(name):\n\(outline)",
      sourceLocation: sourceLocation)
  }

  /// Returns true if the user can leave the active screen and the screens that replace it.
  func canLeave(within limit: Int = 200) async -> Bool {
    let start = StateKey(self)
    guard let slot = start.active?.slot else { return true }
    var random = SplitMix64(seed: 1)
    for number in 0..<max(0, limit) {
      let actions = actions
      let preferred = actions.first { number < 3 && ($0 == .dismiss || $0 == .back) }
      guard let action = preferred ?? actions.randomElement(using: &random) else { return false }
      try? await perform(action, at: CallSite())
      _ = await livelock(moves: QuietWait.limit / 20)
      let now = StateKey(self)
      let hasLeft =
        start.isRemovable ? !now.positions.contains { $0.slot == slot } : now.key != start.key
      if hasLeft { return true }
    }
    return false
  }

  /// Returns true if a restart restored the state, and the user cannot leave it.
  func isStuck(like other: TestStage) async -> Bool {
    guard director.tree.likeness() == other.director.tree.likeness() else { return false }
    return await !canLeave()
  }
}
