/// Takes the steps of a saved state again.
extension Draft {
  /// Takes one step again.
  mutating func take(_ step: Replay.SavedStep, _ replay: Replay) throws(RestorationLoss) {
    replay.current = step
    defer { replay.current = nil }
    switch step.action {
    case .start(let record): try start(record, step, replay)
    case .follow(let route, _): try follow(route, step, replay)
    }
  }

  private mutating func follow(
    _ saved: Replay.SavedIndex.FollowedRoute, _ step: Replay.SavedStep, _ replay: Replay
  ) throws(RestorationLoss) {
    let name = step.nodes[0].name
    guard let performer = replay.live[saved.performer] else { throw .orphaned(name) }
    guard let route = try replay.route(saved.route) else {
      throw .fleeting(name, "It was shown without a route.")
    }
    replay.current?.route = route
    if let content = SceneTransition.ShowOperation.Content(key: route), !performer.follows(route) {
      return try show(content, named: name, at: step, by: performer, replay)
    }
    try make(name, called: "\(route)", replay) { draft throws(Refusal) in
      draft.requester = performer
      // The node below was visible when the route was followed, so select it first.
      if let below = replay.below(step.nodes[0]) { try draft.reveal(below) }
      try draft.perform(route, by: performer)
    }
    for node in step.nodes where replay.isMissing(node) {
      replay.failures[node.id] = .missing(node.name, of: performer.outlineName)
    }
  }

  private mutating func start(
    _ record: Snapshot.SavedCoordinator, _ step: Replay.SavedStep, _ replay: Replay
  ) throws(RestorationLoss) {
    guard replay.live[record.id] == nil else { return }
    guard let parent = record.parent.flatMap({ replay.live[$0] }) else {
      throw .orphaned(step.nodes[0].name)
    }
    let source = try replay.table.source(of: record)
    try show(.coordinator(source), named: record.name, at: step, by: parent, replay)
  }

  /// Shows a saved coordinator or key at the position of its saved node.
  ///
  /// The flow's result goes to its parent, because the code that awaited it is gone.
  private mutating func show(
    _ content: SceneTransition.ShowOperation.Content, named name: String, at step: Replay.SavedStep,
    by parent: Coordinator, _ replay: Replay
  ) throws(RestorationLoss) {
    let flow = RestoredFlow()
    let content = content.delivering(to: flow, in: director)
    let begun = try make(name, called: name, replay) { draft throws(Refusal) in
      let count = draft.preparation.coordinators.count
      let number = draft.director.identityGenerator.next
      draft.requester = parent
      let node = try draft.marked(draft.node(for: content), by: content.key, since: number)
      try draft.place(node, as: step.nodes[0], replay)
      guard case .coordinator = content else { return }
      try draft.performInitialRoutes(after: count)
      draft.preparation.noteStarts(
        of: draft.preparation.coordinators[count], after: count, since: number)
    }
    guard case .coordinator(let source) = content, source.deliver != nil,
      let coordinator = begun.first
    else { return }
    flow.begin(coordinator)
    replay.flows.append(flow)
  }

  /// Makes nodes, and recognizes them; returns the coordinators that began with them.
  @discardableResult
  private mutating func make(
    _ name: String, called step: String, _ replay: Replay,
    _ body: (inout Draft) throws(Refusal) -> Void
  ) throws(RestorationLoss) -> [Coordinator] {
    let count = preparation.coordinators.count
    do throws(Refusal) {
      let made = try adding(body)
      let begun = Array(preparation.coordinators[count...])
      finish(named: step, made, begun, replay)
      return begun
    } catch {
      replay.forget(preparation.coordinators[count...])
      preparation.abandon(after: count, error)
      throw .unmade(name, error)
    }
  }
}

extension SceneTransition.ShowOperation.Content {
  /// The same, with the result of a flow to be delivered.
  fileprivate func delivering(to flow: RestoredFlow, in director: SceneDirector) -> Self {
    guard case .coordinator(var source) = self, source.type is any Concluding.Type else {
      return self
    }
    source.deliver = { [weak director] in flow.end($0, in: director) }
    return .coordinator(source)
  }
}
