public import Testing
public import UsherTesting

extension TestStage {
  /// Expects that the user can act, and gets somewhere, after some turns of quiet.
  ///
  /// In each turn time passes until something changes. Then there must be an action, and one of
  /// some random actions from a fixed seed must have an effect.
  public func expectWayOn(
    within turns: Int = 20, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    for _ in 0..<turns where actions.contains(.wait) {
      try? await perform(.wait, at: CallSite())
      await settle(sourceLocation: sourceLocation)
    }
    let outline = outline
    if await hasWayOn { return }
    Issue.record(
      "After \(turns) turns of quiet the user can do nothing that has an effect:\n\(outline)",
      sourceLocation: sourceLocation)
  }

  var canAct: Bool { !isClosed && actions.contains { $0 != .wait } }

  /// `true` if some action of the user has an effect.
  var hasWayOn: Bool { get async { canAct ? await canLeave(within: 60) : false } }
}
