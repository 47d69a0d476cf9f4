/// Ends coordinators in one place, however their nodes were removed.
extension Draft {
  mutating func close(_ ending: FlowEnding) throws(Refusal) {
    endings.add(director.root, ending, children: .closed)
    if !tree.isEmpty { try apply(.root(nil)) }
  }

  /// Removes the nodes of ending coordinators, and ends those that lose their last node by that.
  mutating func normalize() throws(Refusal) {
    repeat {
      try removeNodesOfEnding()
      difference = tree.difference(from: director.tree)
    } while endFlowsWithoutNodes()
    if !preparation.coordinators.isEmpty { endNewFlowsWithoutNodes() }
    try requireLasting()
  }

  /// Refuses a draft that gives a new node or child to a coordinator that it ends.
  private func requireLasting() throws(Refusal) {
    guard !endings.coordinators.isEmpty else { return }
    for coordinator in preparation.coordinators where !endings.contains(coordinator) {
      if let parent = coordinator.parent, endings.contains(parent) {
        throw .ending(parent, with: coordinator.outlineName)
      }
    }
    for node in difference.added {
      if let owner = endings.coordinator(node.owner) { throw .ending(owner, with: node.name) }
    }
  }

  mutating func removeNodesOfEnding() throws(Refusal) {
    guard !endings.coordinators.isEmpty, !tree.isEmpty else { return }
    let gone = tree.difference(from: director.tree).removed.map(\.id)
    let ending = Set(endings.coordinators.flatMap(nodes)).subtracting(gone)
    if !ending.isEmpty { try remove(ending) }
  }

  mutating func remove(_ nodes: Set<NodeID>) throws(Refusal) {
    for layer in tree.layers where tree.layers.contains(where: { $0.id == layer.id }) {
      try remove(nodes, from: layer)
    }
  }

  /// Removes nodes at or below another one; siblings leave in one edit.
  private mutating func remove(_ ending: Set<NodeID>, from node: Node) throws(Refusal) {
    guard !ending.contains(node.id) else { return try apply(.remove(node.id)) }
    var children = node.children
    if children.count(where: { ending.contains($0.id) }) > 1 {
      children.removeAll { ending.contains($0.id) }
      try apply(.set(children, in: node.id))
    }
    for child in children { try remove(ending, from: child) }
  }

  private mutating func endFlowsWithoutNodes() -> Bool {
    guard mayHaveTakenLastNode else { return false }
    let count = endings.coordinators.count
    let holdings = holdings
    for node in difference.removed {
      if let coordinator = director.coordinators[node.owner] { endIfEmpty(coordinator, holdings) }
    }
    return endings.coordinators.count > count
  }

  /// `false` if no coordinator can have lost its last node, which saves counting.
  private var mayHaveTakenLastNode: Bool {
    let removed = difference.removed
    return removed.contains { node in
      director.coordinators[node.owner].map { $0.nodes.count <= removed.count } ?? false
    }
  }

  private mutating func endNewFlowsWithoutNodes() {
    let holdings = holdings
    for coordinator in preparation.coordinators.reversed() { endIfEmpty(coordinator, holdings) }
  }

  /// The changes of a draft in each coordinator's nodes and embedded children.
  private struct Holdings {
    var nodes: [CoordinatorID: Int] = [:]
    /// The new coordinators that the `build()` of each embedded.
    var embedded: [CoordinatorID: [Coordinator]] = [:]
  }

  private var holdings: Holdings {
    var holdings = Holdings()
    for node in difference.removed { holdings.nodes[node.owner, default: 0] -= 1 }
    for node in difference.added { holdings.nodes[node.owner, default: 0] += 1 }
    for coordinator in preparation.coordinators where coordinator.isEmbeddedByBuild {
      guard let parent = coordinator.parent else { continue }
      holdings.embedded[parent.id, default: []].append(coordinator)
    }
    return holdings
  }

  private mutating func endIfEmpty(_ coordinator: Coordinator, _ holdings: Holdings) {
    guard coordinator !== director.root,
      coordinator.nodes.count + holdings.nodes[coordinator.id, default: 0] <= 0,
      endings.contains(coordinator) || !embedsLasting(coordinator, holdings)
    else { return }
    endings.add(coordinator, .cancelled(reason(for: coordinator)))
    if coordinator.isEmbeddedByBuild, let parent = coordinator.parent {
      endIfEmpty(parent, holdings)
    }
  }

  /// Returns true if a coordinator that its `build()` embedded continues.
  private func embedsLasting(_ coordinator: Coordinator, _ holdings: Holdings) -> Bool {
    coordinator.children.contains { $0.isEmbeddedByBuild && !endings.contains($0) }
      || holdings.embedded[coordinator.id, default: []].contains { !endings.contains($0) }
  }

  private func reason(for coordinator: Coordinator) -> CancellationReason {
    switch request.cause {
    case .user: .user
    case .policy: .policy
    case .program, .route, .link, .restore:
      request.coordinator === coordinator ? .withoutResult : .replaced
    }
  }
}

extension Refusal {
  @MainActor fileprivate static func ending(_ coordinator: Coordinator, with name: String)
    -> Refusal
  {
    .impossible(
      "\(coordinator.outlineName) would end by this, and \(private: name) with it.",
      "Ask a coordinator that continues, such as the one that started this.")
  }
}
