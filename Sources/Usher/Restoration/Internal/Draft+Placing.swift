/// Puts what was made again where it had stood, and arranges it in the end.
extension Draft {
  /// Puts what a start or a route made where it had stood, or keeps it until its place is there.
  mutating func install(
    _ nodes: [Node], _ restorer: Restorer, named name: String
  ) {
    preparation.rename(restorer.identities.known)
    var ids: [NodeID] = []
    for node in nodes {
      guard let node = restorer.restored(node), let place = restorer.saved.places[node.id],
        node.flattened.allSatisfy({ !restorer.standing.contains($0.id) })
      else { continue }
      guard (try? put(node, at: place, restorer)) != nil else {
        restorer.waiting[node.id] = (node, name)
        continue
      }
      restorer.note(placed: node, at: place, in: tree)
      ids.append(node.id)
    }
    if !ids.isEmpty { restorer.steps.append(Restorer.Step(name: name, ids: ids)) }
  }

  /// Puts a node where it stood, behind those that stand there; all are put in order at the end.
  mutating func put(_ node: Node, at place: SavedPosition, _ restorer: Restorer) throws(Refusal) {
    // Worked out apart, so that nothing holds the container and its children while they change.
    let edit = try edit(putting: node, at: place, restorer)
    try apply(edit)
  }

  private func edit(
    putting node: Node, at place: SavedPosition, _ restorer: Restorer
  ) throws(Refusal) -> Edit {
    switch place {
    case .root: return .root(node)
    case .child(let parent, _):
      guard let container = tree.node(parent) else { throw .tree(.unknown(parent)) }
      if container.kind == .screen { return .embed(node, in: parent) }
      try NestingRules.requireLegal(node, in: container.kind)
      if container.kind == .stack { return .push(node, onto: parent) }
      return .set(container.children + [node], in: parent)
    case .modal(let index):
      guard index == tree.modals.count else { throw .unplaced }
      let modal = restorer.snapshot.tree.modals[index]
      return .present(Modal(presenter: modal.presenter, style: modal.style, node: node))
    }
  }

  /// Leaves out what has nothing to stand on, and arranges the rest as it was.
  mutating func complete(_ restorer: Restorer) {
    for node in restorer.saved.order where !restorer.standing.contains(node.id) {
      restorer.lose(node, .orphaned(node.name))
    }
    for _ in 1...2 {
      if tree.root == nil, let foundation = restorer.foundation { attempt(.root(foundation)) }
      refill()
    }
    cut(restorer)
    arrange(restorer)
  }

  /// Edits where the tree allows it; what it does not allow has no place.
  mutating func attempt(_ edit: Edit) { try? apply(edit) }

  /// Starts empty stacks with their initial routes again, and removes other empty containers.
  private mutating func refill() {
    let empty = tree.emptyContainers
    guard !empty.isEmpty else { return }
    for (id, coordinator) in preparation.unfilled where empty.contains(id) {
      let before = self
      guard tree.node(id)?.children.isEmpty == true, let routing = coordinator as? any Routing
      else { continue }
      if (try? performInitialRoute(of: routing)) == nil { self = before }
    }
    try? remove(tree.emptyContainers)
  }

  /// Removes all that stands above a node that was not restored.
  private mutating func cut(_ restorer: Restorer) {
    let standing = Set(tree.nodes.map(\.id))
    var cut: Set<NodeID> = []
    for saved in restorer.saved.order where saved.kind == .stack && standing.contains(saved.id) {
      for node in saved.children.drop(while: { standing.contains($0.id) })
      where standing.contains(node.id) {
        restorer.lose(node, .orphaned(node.name))
        cut.insert(node.id)
      }
    }
    if !cut.isEmpty { try? remove(cut) }
    let modals = restorer.snapshot.tree.modals
    for modal in modals.drop(while: { tree.node($0.id) != nil }) where tree.node(modal.id) != nil {
      restorer.lose(modal.node, .orphaned(modal.node.name))
      attempt(.remove(modal.id))
    }
  }

  /// Puts children in their saved order, and selects the child that was selected.
  private mutating func arrange(_ restorer: Restorer) {
    for now in tree.nodes where now.shape.isContainer {
      guard let saved = restorer.saved.nodes[now.id] else { continue }
      let sorted = Self.sorted(now.children, in: saved.id, as: restorer.saved)
      if sorted.map(\.id) != now.children.map(\.id) { attempt(.set(sorted, in: saved.id)) }
      guard let selected = saved.selected, selected != now.selected,
        sorted.contains(where: { $0.id == selected })
      else { continue }
      attempt(.select(selected, in: saved.id))
    }
  }

  /// Known children in the saved order; each new one stays behind the child that it stood behind.
  private static func sorted(
    _ children: [Node], in parent: NodeID, as saved: SavedIndex
  ) -> [Node] {
    var groups: [(rank: Int, nodes: [Node])] = [(-1, [])]
    for child in children {
      if case .child(parent, let rank)? = saved.places[child.id] {
        groups.append((rank, [child]))
      } else {
        groups[groups.count - 1].nodes.append(child)
      }
    }
    return groups.sorted { $0.rank < $1.rank }.flatMap(\.nodes)
  }
}

extension SceneTree {
  /// The containers with nothing in them, which no admitted tree has.
  fileprivate var emptyContainers: Set<NodeID> {
    Set(nodes.filter { $0.kind != .screen && $0.children.isEmpty }.map(\.id))
  }
}
