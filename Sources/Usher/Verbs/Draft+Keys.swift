extension Draft {
  /// Follows a route by its coordinator; a durable key needs no coordinator.
  ///
  /// The key shows its item in a layout or, if there is none, pushes its screen or starts its flow,
  /// and selects the new node if it joins others.
  mutating func follow(_ route: AnyRoute, by coordinator: Coordinator) throws(Refusal) {
    guard !coordinator.follows(route),
      let content = SceneTransition.ShowOperation.Content(key: route)
    else {
      return try perform(route, by: coordinator)
    }
    try acting(as: coordinator) { draft throws(Refusal) in try draft.show(content, of: route) }
  }

  private mutating func show(
    _ content: SceneTransition.ShowOperation.Content, of route: AnyRoute
  ) throws(Refusal) {
    if let item = item(of: route) { return try reveal(item) }
    if case .screen = content {
      return try SceneTransition.ShowOperation(content: content, placement: .push).plan(on: &self)
    }
    let known = preparation.coordinators.count
    try SceneTransition.ShowOperation(content: content, placement: .automatic).plan(on: &self)
    if let node = try? id(of: preparation.coordinators[known]) { try reveal(node) }
  }

  /// The item of a layout that a durable key names.
  private func item(of route: AnyRoute) -> NodeID? {
    guard let key = (route.value as? any LayoutItem)?.key else { return nil }
    if let flow = flow(of: key) { return flow.isEmbeddedByBuild ? try? id(of: flow) : nil }
    guard let id = id(ofKey: key), let owner = tree.node(id).flatMap({ coordinator($0.owner) })
    else { return nil }
    return owner.startRecord.built.contains { $0.id == id } ? id : nil
  }
}

extension SceneTransition.ShowOperation.Content {
  @MainActor init?(key route: AnyRoute) {
    switch route.value {
    case let key as any FlowKey: self = .coordinator(CoordinatorSource(key))
    case let key as any ScreenKey: self = .screen(ScreenSource(key))
    default: return nil
    }
  }
}
