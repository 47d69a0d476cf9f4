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
    if let standing, standing.attributes.model?.identity == model.identity {
      return try keep(standing, for: model)
    }
    return try make(model)
  }

  private mutating func keep(_ node: Node, for model: SceneModel) throws(Refusal) -> Node {
    let children = try makeNode(model.children, over: node.children, in: node)
    note(model, node.id, isChanged: node.attributes.model?.data != model.data)
    guard let shape = shape(node.kind, children, model) else { throw Self.empty(model) }
    var kept = node
    if shape != node.shape { kept.shape = shape }
    if node.attributes.model != model.label { kept.attributes.model = model.label }
    return kept
  }

  private mutating func make(_ model: SceneModel) throws(Refusal) -> Node {
    let scene: ModelContent
    do {
      scene = try owner.factory.content(for: model)
    } catch {
      throw .preparation(error, of: "\(model.name)")
    }
    var node = try preparation.node(for: scene, named: model.name, owner: owner)
    node.attributes.model = model.label
    let children = try makeNode(model.children, over: [], in: node)
    note(model, node.id, isChanged: true)
    guard let shape = shape(node.kind, children, model) else { throw Self.empty(model) }
    node.shape = shape
    return node
  }

  private mutating func makeNode(
    _ models: [SceneModel], over standing: [Node], in parent: Node
  ) throws(Refusal) -> [Node] {
    let match = SiblingMatch(
      old: standing.map { $0.attributes.model?.identity }, new: models.map { $0.identity })
    let kept = match.partners.compactMap { $0.map { standing[$0] } }
    var nodes: [Node] = []
    for (model, partner) in zip(models, match.partners) {
      var node = try makeNode(model, over: partner.map { standing[$0] })
      if parent.kind == .screen, node.slot == nil {
        node.slot = NestingRules.freeSlot(model.name, among: kept + nodes)
      }
      nodes.append(node)
    }
    try NestingRules.requireLegal(nodes, in: parent.kind)
    return nodes
  }

  private func shape(_ kind: Node.Kind, _ children: [Node], _ model: SceneModel) -> Node.Shape? {
    let index = min(max(model.selected, 0), max(children.count - 1, 0))
    return Node.Shape(
      kind: kind, children: children, selected: children.isEmpty ? nil : children[index].id)
  }

  private mutating func note(_ model: SceneModel, _ id: NodeID, isChanged: Bool) {
    if isChanged { changed.append((id, model.data)) }
    if let modal = model.presented { presented.append((id, modal)) }
  }

  /// The layers that the models present; each keeps the nodes of the one in its place.
  mutating func layers(over standing: [Modal]) throws(Refusal) -> [Modal] {
    var modals: [Modal] = []
    while !presented.isEmpty {
      let (presenter, next) = presented.removeFirst()
      let old = standing.first { $0.presenter == presenter && $0.style == next.style }
      let node = try makeNode(next.model, over: old?.node)
      if case .alert = next.style, node.kind != .screen || !node.children.isEmpty {
        throw Self.alert(next.model)
      }
      modals.append(Modal(presenter: presenter, style: next.style, node: node))
    }
    return modals
  }

  private static func alert(_ model: SceneModel) -> Refusal {
    .impossible(
      "The model presents \(model.name) as an alert, which cannot contain other scenes.",
      "Present it as a sheet, a cover or a popover.")
  }

  private static func empty(_ model: SceneModel) -> Refusal {
    .impossible("The container \(model.name) has no children.", "Give it at least one.")
  }
}

extension Preparation {
  /// A node for a scene of a model; a container gets its children afterwards.
  func node(
    for scene: ModelContent, named name: String, owner: Coordinator
  ) throws(Refusal) -> Node {
    switch scene {
    case .screen(let screen):
      var node = try node(for: screen, owner: owner.id)
      node.attributes.name = name
      return node
    case .container(let kind):
      return Node(
        id: director.identityGenerator.nodeID(), owner: owner.id, name: name,
        shape: Node.Shape(kind))
    }
  }
}
