/// The saved identities that new nodes take over.
struct SavedIdentities {
  private(set) var names: [NodeID: NodeID] = [:]
  /// New nodes that had left when the state was saved.
  private var gone: Set<NodeID> = []

  func name(of id: NodeID) -> NodeID { names[id] ?? id }

  /// The same identities, with what had left.
  var keepingAll: SavedIdentities {
    var all = self
    all.gone = []
    return all
  }

  mutating func drop(_ id: NodeID) { gone.insert(id) }

  /// Returns whether it is known which saved node a new one is, or that it had left.
  func knows(_ id: NodeID) -> Bool { names[id] != nil || gone.contains(id) }

  /// Takes over the identities of a match; new nodes without a partner in it had left.
  mutating func take(_ match: RouteMatch, of nodes: [Node]) {
    for pair in match.pairs { names[pair.new.id] = pair.saved.id }
    for node in nodes where names[node.id] == nil { gone.insert(node.id) }
  }

  mutating func rename(_ id: NodeID, to saved: NodeID, where stands: (NodeID) -> Bool) {
    names[id] = saved
    if !stands(saved) { gone.insert(id) }
  }

  /// The node with its saved identity, without what had left; `nil` where it had left itself.
  @MainActor func identified(_ node: Node, _ restorer: Restorer) -> Node? {
    guard !gone.contains(node.id) else { return nil }
    let children = node.children.compactMap { identified($0, restorer) }
    let selected = node.selected.map { self.name(of: $0) }.flatMap { id in
      children.contains { $0.id == id } ? id : nil
    }
    let shape =
      Node.Shape(kind: node.kind, children: children, selected: selected) ?? Node.Shape(node.kind)
    var attributes = node.attributes
    if let before = restorer.saved.nodes[name(of: node.id)] {
      attributes.badge = before.badge
      attributes.routeStart = before.attributes.routeStart
      attributes.route = attributes.route ?? (try? restorer.route(of: before)).flatMap(\.self)
    }
    var known = Node(id: name(of: node.id), owner: node.owner, attributes: attributes, shape: shape)
    known.slot = node.slot
    return known
  }
}

/// Finds out which new node is which of those that a start had made before.
struct StartMatch {
  let partners: [Int?]

  /// Nodes are known by kind and name, in order; between those that are found so, where a type has
  /// been renamed say, by kind alone.
  init(old: [StartedNode], new: [StartedNode]) {
    let sure = SiblingMatch(
      old: old.map { "\($0.kind.rawValue) \($0.name)" },
      new: new.map { "\($0.kind.rawValue) \($0.name)" })
    var partners = sure.partners
    var ends = partners
    for index in ends.indices.dropLast().reversed() { ends[index] = ends[index] ?? ends[index + 1] }
    var next = 0
    for index in new.indices {
      if let partner = partners[index] {
        next = partner + 1
        continue
      }
      let end = ends[index] ?? old.count
      guard let found = (next..<max(next, end)).first(where: { old[$0].kind == new[index].kind })
      else { continue }
      partners[index] = found
      next = found + 1
    }
    self.partners = partners
  }
}
