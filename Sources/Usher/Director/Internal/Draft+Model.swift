/// Setting a model: what stays keeps its node, what is new is made, what is missing leaves.
extension Draft {
  mutating func set(_ model: SceneModel) throws(Obstacle) {
    guard let owner = director.root as? ModelCoordinator else {
      throw .impossible(
        "This director was not made with a model.",
        "Make it with SceneDirector(model, factory:, host:), or edit by coordinators.")
    }
    var weaver = ModelWeaver(preparation: preparation, owner: owner)
    let standing = tree.root
    let root = try weaver.weave(model, over: standing)
    let modals = try weaver.layers(over: tree.modals)
    try mend(from: standing, to: root, modals)
    afterwards = { [director] in
      for (id, data) in weaver.changed { director.give(data, to: id) }
    }
  }

  private mutating func mend(
    from old: Node?, to new: Node, _ modals: [Modal]
  ) throws(Obstacle) {
    let common = zip(tree.modals, modals).prefix { isSame($0, $1) }.count
    if common < tree.modals.count { try apply(.remove(tree.modals[common].id)) }
    if let old, old.id == new.id {
      try mend(old, new)
    } else {
      try apply(.root(new))
    }
    for index in 0..<min(common, tree.modals.count) {
      try mend(tree.modals[index].node, modals[index].node)
    }
    for modal in modals.dropFirst(tree.modals.count) { try apply(.present(modal)) }
  }

  private func isSame(_ old: Modal, _ new: Modal) -> Bool {
    old.id == new.id && old.presenter == new.presenter && old.style == new.style
  }

  /// Edits what differs between two nodes of one identity, and nothing else.
  private mutating func mend(_ old: Node, _ new: Node) throws(Obstacle) {
    guard !old.isIdentical(to: new) else { return }
    if old.children.map(\.id) != new.children.map(\.id) {
      try apply(.set(new.children, in: new.id))
    } else {
      for (before, after) in zip(old.children, new.children) { try mend(before, after) }
    }
    if let selected = new.shape.selected, tree.node(new.id)?.shape.selected != selected {
      try apply(.select(selected, in: new.id))
    }
    if old.attributes != new.attributes { try apply(.update(new.id, new.attributes)) }
  }
}

extension SceneDirector {
  func give(_ data: [String: String], to id: NodeID) {
    (stage.screen(for: id) as? any ModelScreen)?.update(data)
  }
}

/// Makes the nodes of a model over those that stand, and collects what it presents.
@MainActor private struct ModelWeaver {
  let preparation: Preparation
  let owner: ModelCoordinator
  /// The nodes whose screens are to be given data.
  private(set) var changed: [(id: NodeID, data: [String: String])] = []
  private var presented: [(presenter: NodeID, SceneModel.Presented)] = []

  init(preparation: Preparation, owner: ModelCoordinator) {
    self.preparation = preparation
    self.owner = owner
  }

  mutating func weave(_ model: SceneModel, over standing: Node?) throws(Obstacle) -> Node {
    try preparation.descend()
    defer { preparation.depth -= 1 }
    if let standing, standing.attributes.scene?.identity == model.identity {
      return try keep(standing, for: model)
    }
    return try make(model)
  }

  private mutating func keep(_ node: Node, for model: SceneModel) throws(Obstacle) -> Node {
    let children = try weave(model.children, over: node.children, in: node)
    note(model, node.id, isChanged: node.attributes.scene?.data != model.data)
    guard let shape = shape(node.kind, children, model) else { throw Self.empty(model) }
    var kept = node
    if shape != node.shape { kept.shape = shape }
    if node.attributes.scene != model.label { kept.attributes.scene = model.label }
    return kept
  }

  private mutating func make(_ model: SceneModel) throws(Obstacle) -> Node {
    let scene: SceneContent
    do {
      scene = try owner.factory.scene(for: model)
    } catch {
      throw .preparation(error, of: model.name)
    }
    var node = try preparation.node(for: scene, named: model.name, owner: owner)
    node.attributes.scene = model.label
    let children = try weave(model.children, over: [], in: node)
    note(model, node.id, isChanged: true)
    guard let shape = shape(node.kind, children, model) else { throw Self.empty(model) }
    node.shape = shape
    return node
  }

  private mutating func weave(
    _ models: [SceneModel], over standing: [Node], in parent: Node
  ) throws(Obstacle) -> [Node] {
    let match = SiblingMatch(
      old: standing.map { $0.attributes.scene?.identity }, new: models.map { $0.identity })
    let kept = match.partners.compactMap { $0.map { standing[$0] } }
    var nodes: [Node] = []
    for (model, partner) in zip(models, match.partners) {
      var node = try weave(model, over: partner.map { standing[$0] })
      if parent.kind == .screen, node.slot == nil {
        node.slot = Placing.freeSlot(model.name, among: kept + nodes)
      }
      nodes.append(node)
    }
    try Placing.requireLegal(nodes, in: parent.kind)
    return nodes
  }

  private func shape(_ kind: Shape.Kind, _ children: [Node], _ model: SceneModel) -> Shape? {
    let index = min(max(model.selected, 0), max(children.count - 1, 0))
    return Shape(
      kind: kind, children: children, selected: children.isEmpty ? nil : children[index].id)
  }

  private mutating func note(_ model: SceneModel, _ id: NodeID, isChanged: Bool) {
    if isChanged { changed.append((id, model.data)) }
    if let modal = model.presented { presented.append((id, modal)) }
  }

  /// The layers that the models present, each over the one that stood in its place.
  mutating func layers(over standing: [Modal]) throws(Obstacle) -> [Modal] {
    var modals: [Modal] = []
    while !presented.isEmpty {
      let (presenter, next) = presented.removeFirst()
      let old = standing.first { $0.presenter == presenter && $0.style == next.style }
      let node = try weave(next.model, over: old?.node)
      modals.append(Modal(presenter: presenter, style: next.style, node: node))
    }
    return modals
  }

  private static func empty(_ model: SceneModel) -> Obstacle {
    .impossible("The container \(model.name) has no children.", "Give it at least one.")
  }
}
