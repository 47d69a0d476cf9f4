/// Takes the steps of a saved state again.
extension Replay {
  func perform(_ step: SavedStep, on draft: inout Draft) throws(RestorationLoss) {
    current = step
    defer { current = nil }
    switch step.action {
    case .start(let record): try start(record, step, on: &draft)
    case .follow(let route, _): try follow(route, step, on: &draft)
    }
  }

  private func follow(
    _ saved: SavedIndex.FollowedRoute, _ step: SavedStep, on draft: inout Draft
  ) throws(RestorationLoss) {
    let name = step.nodes[0].name
    guard let performer = live[saved.performer] else { throw .ownerless(name) }
    guard let route = try route(saved.route) else {
      throw .fleeting(name, "It was shown without a route.")
    }
    current?.route = route
    if let content = SceneTransition.ShowOperation.Content(key: route), !performer.follows(route) {
      return try show(content, named: name, at: step, by: performer, on: &draft)
    }
    try make(name, called: "\(route)", on: &draft) { draft throws(Refusal) in
      draft.requester = performer
      let preparation = draft.preparation
      // Its places may have left, or not be selected now. Its next routes find their own places.
      let places = preparation.routePlaces[performer.id]
      let saved = step.nodes.compactMap { savedPlace(of: $0)?.id }
      let own = draft.tree.nodes.filter { $0.kind == .stack && $0.owner == performer.id }.map(\.id)
      preparation.routePlaces[performer.id] = saved + (places ?? []) + own
      defer { preparation.routePlaces[performer.id] = places }
      // The node below was visible when the route was followed, so select it first.
      if let below = below(step.first) { try draft.reveal(below) }
      try draft.perform(route, by: performer)
    }
    for node in step.nodes where isMissing(node) && node.id != step.anchor {
      failures[node.id] = .missing(node.name, of: performer.outlineName)
    }
  }

  private func start(
    _ record: Snapshot.SavedCoordinator, _ step: SavedStep, on draft: inout Draft
  ) throws(RestorationLoss) {
    guard live[record.id] == nil else { return }
    guard isMissing(record), let parent = record.parent.flatMap({ live[$0] }) else {
      throw .ownerless(step.nodes[0].name)
    }
    let content = try route(record.key).flatMap(SceneTransition.ShowOperation.Content.init(key:))
    let made: SceneTransition.ShowOperation.Content =
      if let content { content } else { try .coordinator(table.source(of: record)) }
    try show(made, named: record.name, at: step, by: parent, on: &draft)
  }

  /// Shows a saved coordinator or key at the position of its saved node.
  ///
  /// The flow's result goes to its parent, because the code that awaited it is gone.
  private func show(
    _ content: SceneTransition.ShowOperation.Content, named name: String, at step: SavedStep,
    by parent: Coordinator, on draft: inout Draft
  ) throws(RestorationLoss) {
    let flow = RestoredFlow()
    var content = content
    if case .coordinator(var source) = content, source.type is any Concluding.Type {
      source.deliver = { [weak director = draft.director] in flow.end($0, in: director) }
      content = .coordinator(source)
    }
    let begun = try make(name, called: name, on: &draft) { draft throws(Refusal) in
      let count = draft.preparation.coordinators.count
      let number = draft.director.identityGenerator.next
      draft.requester = parent
      let node = try draft.marked(draft.node(for: content), by: content.key, since: number)
      try place(node, as: step.nodes[0], on: &draft)
      detailItems = draft.detailItems
      guard case .coordinator = content else { return }
      try draft.performInitialRoutes(after: count)
      draft.preparation.recordStarts(
        of: draft.preparation.coordinators[count], after: count, since: number)
    }
    guard case .coordinator(let source) = content, source.deliver != nil,
      let coordinator = begun.first
    else { return }
    flow.coordinator = coordinator
    flows.append(flow)
  }

  /// Makes nodes, and recognizes them; returns the coordinators that began with them.
  @discardableResult
  private func make(
    _ name: String, called step: String, on draft: inout Draft,
    _ body: (inout Draft) throws(Refusal) -> Void
  ) throws(RestorationLoss) -> [Coordinator] {
    let preparation = draft.preparation
    let count = preparation.coordinators.count
    do throws(Refusal) {
      let made = try draft.adding(body)
      let begun = Array(preparation.coordinators[count...])
      finish(step, made, begun, on: &draft)
      return begun
    } catch {
      for coordinator in preparation.coordinators[count...] {
        guard let record = records.removeValue(forKey: coordinator.id) else { continue }
        live[record.id] = nil
      }
      preparation.abandon(after: count, error)
      throw .unmade(name, error)
    }
  }
}
