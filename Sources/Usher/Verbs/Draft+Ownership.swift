/// The rules of who may remove a screen.
extension Draft {
  /// A verb removes no screen of a coordinator that the requester did not start, directly or through its
  /// children.
  func requireStarted(_ nodes: some Sequence<Node>) throws(Refusal) {
    for node in nodes { try requireStarted(node) }
  }

  func requireStarted(_ node: Node) throws(Refusal) {
    if let owner = director.coordinators[node.owner],
      !owner.selfAndAncestors.contains(where: { $0 === requester })
    {
      throw .impossible(
        "\(node.name) belongs to \(owner.outlineName), which \(requester.outlineName) did not start.",
        "Let \(owner.outlineName) remove it, or finish the flow that it belongs to.")
    }
    for child in node.children { try requireStarted(child) }
  }
}
