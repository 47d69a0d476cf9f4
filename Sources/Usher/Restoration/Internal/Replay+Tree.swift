/// Assembles the saved tree from the nodes made for it.
extension Replay {
  /// Returns the tree, including the window's other nodes and those that are new in this version.
  ///
  /// Everything above a lost node, in a stack or among the layers, is lost with it. A container
  /// that would be empty starts over, and so does the window.
  func tree(over standing: SceneTree) -> SceneTree {
    var tree = SceneTree(root: snapshot.tree.root.flatMap(restored))
    tree.root = tree.root ?? (layout ?? standing.root).flatMap(whole)
    for (index, modal) in snapshot.tree.modals.enumerated() where !gone.contains(modal.id) {
      let presenter = made[modal.presenter].map(\.id)
      guard index == tree.modals.count, let presenter, placed.contains(presenter) else {
        losses.append(.orphaned(modal.node.name))
        continue
      }
      guard let node = restored(modal.node) else { continue }
      tree.modals.append(Modal(presenter: presenter, style: modal.style, node: node))
    }
    tree.modals += standing.modals.filter {
      labels[$0.id] == nil && placed.contains($0.presenter)
    }
    return tree
  }

  private func restored(_ saved: Node) -> Node? {
    guard let made = made[saved.id], !denied.contains(made.id) else {
      losses += losses(of: saved)
      return nil
    }
    guard placed.insert(made.id).inserted else { return nil }
    var (children, isBelowThere): ([Node], Bool) = ([], true)
    for child in saved.children {
      let isStanding = earlier?.nodes[child.id] != nil
      if gone.contains(child.id) {
        isBelowThere = false
      } else if saved.kind == .stack, !isBelowThere, !isStanding {
        losses.append(.orphaned(child.name))
      } else {
        let node = restored(child)
        if let node { children.append(node) }
        isBelowThere = node != nil
      }
    }
    return complete(made, with: inserted(newOf: made, among: children), as: saved)
  }

  /// Returns a made node without the parts that had left; if it was saved, the restored one.
  private func whole(_ made: Node) -> Node? {
    if let saved = labels[made.id].flatMap({ saved.nodes[$0] }) { return restored(saved) }
    guard placed.insert(made.id).inserted else { return nil }
    let children = made.children.filter { !left.contains($0.id) }
    return complete(made, with: children.compactMap(whole), as: nil)
  }

  private func complete(_ made: Node, with children: [Node], as saved: Node?) -> Node? {
    let isEmpty = made.kind != .screen && children.isEmpty
    let children = isEmpty ? made.children.compactMap(whole) : children
    let selected = selection(in: made, savedAs: saved)
    let isThere = children.contains { $0.id == selected }
    guard
      let shape = Node.Shape(
        kind: made.kind, children: children, selected: isThere ? selected : nil)
    else { return nil }
    var node = made
    node.shape = shape
    if let saved { restore(&node, as: saved) }
    return node
  }

  /// The child that was selected, unless the user has selected another one since that was restored.
  private func selection(in made: Node, savedAs saved: Node?) -> NodeID? {
    guard let saved else { return made.selected }
    let isStanding = saved.selected.flatMap { earlier?.nodes[$0] } != nil
    guard isStanding, made.kind != .split, !isRearranged else {
      return saved.selected.flatMap { self.made[$0]?.id }
    }
    return made.selected
  }

  private func restore(_ node: inout Node, as saved: Node) {
    node.slot = saved.slot
    node.attributes.badge = saved.badge
    // A detail remains a detail even if its item is not made again.
    let id = node.id
    node.attributes.detailOf = saved.attributes.detailOf.map { self.made[$0]?.id ?? id }
    // Older versions saved a label that was set by its title, which no other container has.
    let oldTitle = node.kind == .screen ? nil : saved.title
    if saved.attributes.labelOrigin == .setter || oldTitle != nil {
      node.attributes.tab = saved.attributes.tab ?? oldTitle.map { TabLabel($0) }
      node.attributes.labelOrigin = .setter
    }
    guard node.route == nil, let route = try? route(saved.route) else { return }
    node.attributes.route = route
    node.attributes.routeStart = saved.attributes.routeStart.map { _ in node.id.number }
  }

  /// The children with this version's additional ones, each behind its former predecessor.
  private func inserted(newOf made: Node, among children: [Node]) -> [Node] {
    let isNew = { (node: Node) in self.labels[node.id] == nil && !self.left.contains(node.id) }
    guard made.children.contains(where: isNew) else { return children }
    var (all, index) = (children, 0)
    for child in made.children {
      if let known = all.firstIndex(where: { $0.id == child.id }) {
        index = known + 1
      } else if isNew(child), let node = whole(child) {
        // From a column, a detail lies above the list: what is restored there belongs below it.
        let isOverList = isRearranged && child.attributes.detailOf != nil
        let detail = all[index...].firstIndex { $0.attributes.detailOf != nil }
        if isOverList { index = detail ?? all.endIndex }
        all.insert(node, at: index)
        index += 1
      }
    }
    return all
  }

  /// The reasons why nothing was made for a saved node; one that has left since is not lost.
  private func losses(of node: Node) -> [RestorationLoss] {
    gone.contains(node.id) ? node.children.flatMap(losses) : [loss(of: node)]
  }

  private func loss(of node: Node) -> RestorationLoss {
    if let failure = failures[node.id] { return failure }
    guard let record = saved.records[saved.starters[node.id] ?? node.owner] else {
      return .orphaned(node.name)
    }
    if live[record.id] != nil { return .missing(node.name, of: record.name) }
    guard record.isPartOfParent, let parent = record.parent.flatMap({ live[$0] }) else {
      return .orphaned(node.name)
    }
    return .missing(record.name, of: parent.outlineName)
  }
}
