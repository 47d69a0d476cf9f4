/// Makes the nodes of a model, keeps those in the tree, and collects the presented models.
@MainActor struct ModelDiff {
  let preparation: Preparation
  let owner: ModelCoordinator
  private(set) var changed: [(id: NodeID, data: [String: String])] = []
  private var presented: [(presenter: NodeID, SceneModel.Presented)] = []

  init(preparation: Preparation, owner: ModelCoordinator) {
    self.preparation = preparation
    self.owner = owner
  }

  mutating func makeNode(_ model: SceneModel, over standing: Node?) throws(Refusal) -> Node {
    try preparation.descend()
    defer { preparation.depth -= 1 }
    var node: Node
    if let standing, standing.attributes.model?.identity == model.identity {
      node = standing
    } else {
      node = try newNode(for: model)
    }
    let children = try makeNode(model.children, over: node.children, in: node)
    if node.attributes.model?.data != model.data {
      changed.append((node.id, model.data))
      node.attributes.model = model.label
    }
    if let modal = model.presented { presented.append((node.id, modal)) }
    let index = min(max(model.selected, 0), children.count - 1)
    let selected = children.isEmpty ? nil : children[index].id
    guard let shape = Node.Shape(kind: node.kind, children: children, selected: selected) else {
      throw .impossible("The container \(model.name) has no children.", "Give it at least one.")
    }
    if shape != node.shape { node.shape = shape }
    return node
  }

  /// Makes a node for a model; it gets the children and the label afterwards.
  private func newNode(for model: SceneModel) throws(Refusal) -> Node {
    let content: ModelContent
    do {
      content = try owner.factory.content(for: model)
    } catch {
      throw .preparation(error, of: "\(model.name)")
    }
    switch content {
    case .screen(let screen):
      var node = try preparation.node(for: screen, owner: owner.id)
      node.attributes.name = model.name
      return node
    case .container(let kind):
      return Node(
        id: preparation.director.identityGenerator.nodeID(), owner: owner.id, name: model.name,
        shape: Node.Shape(kind))
    }
  }

  private mutating func makeNode(
    _ models: [SceneModel], over standing: [Node], in parent: Node
  ) throws(Refusal) -> [Node] {
    let match = SiblingMatch(
      old: standing.map { $0.attributes.model?.identity }, new: models.map { $0.identity })
    let kept = match.partners.lazy.compactMap { $0.map { standing[$0] } }
    var nodes: [Node] = []
    for (model, partner) in zip(models, match.partners) {
      var node = try makeNode(model, over: partner.map { standing[$0] })
      if parent.kind == .screen, node.slot == nil {
        node.slot = NestingRules.freeSlot(model.name, among: Array(kept) + nodes)
      }
      nodes.append(node)
    }
    try NestingRules.requireLegal(nodes, in: parent.kind)
    return nodes
  }

  /// The layers that the models present; each keeps the nodes of the one in its place.
  mutating func layers(over standing: [Modal]) throws(Refusal) -> [Modal] {
    var modals: [Modal] = []
    while !presented.isEmpty {
      let (presenter, next) = presented.removeFirst()
      let old = standing.first { $0.presenter == presenter && $0.style == next.style }
      let node = try makeNode(next.model, over: old?.node)
      if case .alert = next.style, node.kind != .screen || !node.children.isEmpty {
        throw .impossible(
          "The model presents \(next.model.name) as an alert, which cannot contain other scenes.",
          "Present it as a sheet, a cover or a popover.")
      }
      modals.append(Modal(presenter: presenter, style: next.style, node: node))
    }
    return modals
  }
}
