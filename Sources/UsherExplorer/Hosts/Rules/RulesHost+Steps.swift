extension RulesHost {
  /// Applies a step to the display, or leaves it unchanged if that would break a rule.
  func apply(_ edit: Edit) throws(Breach) -> [ScreenContainer] {
    switch edit {
    case .root(let node): try setRoot(node)
    case .set(let nodes, let id): try set(nodes, in: id)
    case .select(let child, let id): try select(child, in: id)
    case .update(let id, let attributes): try update(id, attributes)
    case .present(let modal): try present(modal)
    case .remove(let id): try dismiss(id)
    case .push, .replace, .embed: throw Breach(.notAStep, "Use set instead.")
    }
  }

  private func setRoot(_ node: Node?) throws(Breach) -> [ScreenContainer] {
    guard display.layers.isEmpty else { throw Breach(.rootUnderLayers, "Dismiss first.") }
    let old = display.root.map { [$0] } ?? []
    var maker = Maker(self, leaving: old)
    if let node { display.root = try maker.container(for: node) } else { display.root = nil }
    return old
  }

  private func set(_ nodes: [Node], in id: NodeID) throws(Breach) -> [ScreenContainer] {
    let container = try container(id)
    let kept = Set(nodes.map(\.id))
    guard kept.count == nodes.count else { throw Breach(.twice, "\(id) holds a node twice.") }
    guard !nodes.isEmpty || container.kind == .screen else { throw Breach(.empty, "\(id)") }
    guard nodes.map(\.id) != container.children.map(\.id) else { throw Breach(.inexact, "\(id)") }
    let left = container.children.filter { !kept.contains($0.id) }
    var maker = Maker(self, leaving: left)
    var children: [ScreenContainer] = []
    for node in nodes { children.append(try maker.child(for: node, of: container)) }
    try requireLimits(container, adding: nodes.count - container.children.count + left.count)
    container.setChildren(children)
    return left
  }

  private func requireLimits(_ container: ScreenContainer, adding count: Int) throws(Breach) {
    guard container.kind == .stack, count > 1, !capabilities.pushesSeveralAtOnce else { return }
    throw Breach(.limits, "\(container.id) gets \(count) screens at once.")
  }

  private func select(_ child: NodeID, in id: NodeID) throws(Breach) -> [ScreenContainer] {
    let container = try container(id)
    guard container.children.contains(where: { $0.id == child }), let selected = container.selected
    else { throw Breach(.unknown, "\(child) is not a child of \(id).") }
    guard selected != child else { throw Breach(.inexact, "\(child) is selected already.") }
    container.selected = child
    return []
  }

  private func update(_ id: NodeID, _ attributes: Node.Attributes) throws(Breach)
    -> [ScreenContainer]
  {
    let container = try container(id)
    guard container.attributes != attributes else {
      throw Breach(.inexact, "\(id) has these attributes already.")
    }
    container.attributes = attributes
    return []
  }

  private func present(_ modal: Modal) throws(Breach) -> [ScreenContainer] {
    guard display.container(modal.presenter) != nil else {
      throw Breach(.presenter, "\(modal.presenter) is not in the window.")
    }
    if case .alert = modal.style, modal.node.kind != .screen || !modal.node.children.isEmpty {
      throw Breach(.alert, "\(modal.id)")
    }
    var maker = Maker(self, leaving: [])
    let container = try maker.container(for: modal.node)
    display.layers.append(
      PresentedContainer(presenter: modal.presenter, style: modal.style, container: container))
    return []
  }

  private func dismiss(_ id: NodeID) throws(Breach) -> [ScreenContainer] {
    guard let index = display.layers.firstIndex(where: { $0.container.id == id }) else {
      throw Breach(.unknown, "\(id) is not a layer.")
    }
    let count = display.layers.count - index
    guard count == 1 || capabilities.dismissesSeveralAtOnce else {
      throw Breach(.limits, "\(count) layers are dismissed at once.")
    }
    let left = display.layers[index...].map(\.container)
    display.layers.removeSubrange(index...)
    return left
  }

  private func container(_ id: NodeID) throws(Breach) -> ScreenContainer {
    guard let container = display.container(id) else { throw Breach(.unknown, "\(id)") }
    return container
  }
}
