import UsherTesting

extension Explorer.Check {
  /// Finds offers that are gone for good after the user has taken them and gone straight back.
  ///
  /// A busy flag that is not reset when a flow is cancelled has this effect.
  public static let offers = Explorer.Check(.lostOffer) { context in
    guard let title = context.roundTrip, !context.after.actions.contains(.take(title)),
      context.played.livelock == nil, !context.after.isClosed
    else { return [] }
    let origin = try await context.onFreshStage(after: context.path.dropLast(2)) { StateKey($0) }
    guard origin.tree.likeness() == context.after.tree.likeness(),
      try await !context.onFreshStage(after: context.path, { await $0.isOffered(title) })
    else { return [] }
    return [.lostOffer(title, of: context.after.active?.name ?? "nothing", context.after)]
  }
}

extension CheckContext {
  fileprivate func onFreshStage<Value>(
    after path: ArraySlice<UserAction>, _ body: @MainActor (TestStage) async throws -> Value
  ) async throws -> Value {
    try await onFreshStage(after: Array(path), body)
  }

  /// The title of the offer that was taken before the user went straight back.
  fileprivate var roundTrip: String? {
    guard path.count > 1, case .take(let title) = path[path.count - 2] else { return nil }
    switch path.last {
    case .back, .dismiss: return title
    case .answer(let answer): return before?.changesNothing(answer) == true ? title : nil
    default: return nil
    }
  }
}

extension StateKey {
  /// Returns true for the button that cancels the alert.
  fileprivate func changesNothing(_ answer: String) -> Bool {
    guard case .alert(let alert)? = tree.modals.last?.style else { return false }
    return alert.buttons.contains { $0.title == answer && $0.role == .cancel }
  }
}

extension TestStage {
  /// Returns true if the active screen offers the title again, after some time or random actions.
  fileprivate func isOffered(_ title: String, within limit: Int = 100) async -> Bool {
    let name = director.tree.active?.name
    var random = SplitMix64(seed: 1)
    for _ in 0..<limit {
      let actions = actions
      let next = actions.contains(.wait) ? .wait : actions.randomElement(using: &random)
      guard let next else { return false }
      try? await perform(next, at: CallSite())
      _ = await livelock(moves: QuietWait.limit / 20)
      if director.tree.active?.name == name, offers.contains(where: { $0.title == title }) {
        return true
      }
    }
    return false
  }
}

extension CheckFailure {
  fileprivate static func lostOffer(
    _ title: String, of name: String, _ place: StateKey
  ) -> CheckFailure {
    let left = place.actions.map(\.description).joined(separator: ", ")
    return CheckFailure(
      .lostOffer, "\(title) of \(name)",
      """
      “\(title)” is gone after it was taken and left again, and nothing brings it back.
        to do: \(left.isEmpty ? "nothing" : left)
      \(place.outline)
      """,
      shown: (
        "“\(title)” can be taken again",
        ["try await stage.play(\(UserAction.take(title)))"]
      ))
  }
}
