extension Replay {
  /// Recognizes the nodes that a step made: as saved, as removed before the save, or as new in this
  /// version.
  func recognize(_ nodes: [Node], of begun: [Coordinator]) {
    for coordinator in begun where records[coordinator.id] == nil && !isNewPart(coordinator) {
      leftFlows.insert(coordinator.id)
    }
    var starts: [CoordinatorID: [Node]] = [:]
    var followings: [UInt64?: [SavedIndex.FollowedRoute?: [Node]]] = [:]
    let starting = Dictionary(begun.map { ($0.id, $0.startRecord) }) { first, _ in first }
    for node in nodes.flattened where labels[node.id] == nil {
      if leftFlows.contains(node.owner) {
        left.insert(node.id)
      } else if starting[node.owner]?.holds(node.id) == true {
        starts[node.owner, default: []].append(node)
      } else if let record = records[node.owner] {
        let route =
          current?.followedRoute(to: node, by: record.id)
          ?? SavedIndex.FollowedRoute(node.route, by: record.id)
        followings[node.attributes.routeStart, default: [:]][route, default: []].append(node)
      }
    }
    let standing = begun.isEmpty ? [] : Set(nodes.flattened.map(\.id))
    for coordinator in begun {
      let own = starts[coordinator.id] ?? []
      coordinator.settleStart(among: own, isStanding: standing.contains)
      let replaced = detailItems.filter { $0.owner == coordinator.id && !standing.contains($0.id) }
      recognizeStart(of: coordinator, own.asMade, replaced)
    }
    for (_, routes) in followings.sorted(by: { $0.key ?? 0 < $1.key ?? 0 }) {
      for (route, nodes) in routes { recognize(nodes, of: route) }
    }
  }

  /// Returns true if its parent's start made it, but had not when the state was saved.
  private func isNewPart(_ coordinator: Coordinator) -> Bool {
    guard let parent = coordinator.parent else { return true }
    return coordinator.startRecord.isPartOfParent && !leftFlows.contains(parent.id)
      && !leftFlows.contains(coordinator.id)
  }

  /// Recognizes detail columns' items that first routes replaced, if they were shown when this was
  /// saved: their replacements had then left.
  private func recognizeStart(of coordinator: Coordinator, _ own: [Node], _ replaced: [Node]) {
    guard let record = records[coordinator.id] else { return }
    parts[record.id] = nil
    var built = record.built.filter { $0.isWrapper != true }
    var columns: [NodeID] = []
    for item in replaced {
      for (index, node) in built.enumerated() where node.name == item.name {
        guard let column = saved.columnShowing(item: node.id) else { continue }
        link(item, to: built.remove(at: index).id)
        columns.append(column)
        break
      }
    }
    let matching = NodeMatching(
      own.map(NodeMatching.Made.init),
      with: built.map { NodeMatching.Made($0, saved.nodes[$0.id]) })
    link(own, matching)
    for detail in columns.compactMap({ made[$0] }).flatMap(\.children)
    where labels[detail.id] == nil { left.insert(detail.id) }
  }

  /// A node that a route made, and that was not saved, had left before the save.
  private func recognize(_ nodes: [Node], of route: SavedIndex.FollowedRoute?) {
    let nodes = nodes.asMade
    let before = (route.map(before) ?? []).filter(isMissing).asMade
    let matching = NodeMatching(
      nodes.map(NodeMatching.Made.init), with: before.map(NodeMatching.Made.init))
    link(nodes, matching)
    for node in nodes where matching.partners[node.id] == nil { left.insert(node.id) }
  }

  /// The saved nodes of the repeated following, or else of the first that has not been repeated.
  private func before(_ route: SavedIndex.FollowedRoute) -> [Node] {
    let followings = saved.followings[route] ?? [:]
    if case .follow(route, let start)? = current?.action { return followings[start] ?? [] }
    return followings.sorted { $0.key ?? 0 < $1.key ?? 0 }.map(\.value)
      .first { $0.contains(where: isMissing) } ?? []
  }

  /// The nodes that had left, without those inside them.
  func tops(leftOf nodes: [Node]) -> [NodeID] {
    nodes.flatMap { left.contains($0.id) ? [$0.id] : tops(leftOf: $0.children) }
  }

  private func link(_ nodes: [Node], _ matching: NodeMatching) {
    for node in nodes {
      guard let id = matching.partners[node.id] else { continue }
      if saved.nodes[id] != nil {
        link(node, to: id)
      } else if !saved.startingOver.contains(id) {
        left.insert(node.id)
      }
    }
  }
}
