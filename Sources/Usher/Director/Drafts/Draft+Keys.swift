/// Finds the nodes of a key; of several, the nearest.
extension Draft {
  /// The coordinator of a flow that was started by a key: one that the requester started, directly or
  /// through its children, before any other.
  func flow(of key: AnyHashable) -> Coordinator? {
    let known = director.livingCoordinators + preparation.coordinators
    let named = known.filter { coordinator in
      coordinator.key.map { AnyHashable($0) } == key && (try? id(of: coordinator)) != nil
    }
    return named.first(where: isOwn) ?? named.first
  }

  /// The node that a key made.
  func id(ofKey key: AnyHashable) -> NodeID? {
    if let flow = flow(of: key), let id = try? id(of: flow) { return id }
    let named = tree.nodes.filter { preparation.key(of: $0.id).map { AnyHashable($0) } == key }
    return (named.first { coordinator($0.owner).map(isOwn) ?? false } ?? named.first)?.id
  }

  private func isOwn(_ coordinator: Coordinator) -> Bool {
    coordinator.selfAndAncestors.contains { $0 === requester }
  }
}
