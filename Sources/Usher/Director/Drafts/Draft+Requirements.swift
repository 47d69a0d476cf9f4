/// The requirements of a request that are checked before its draft is admitted.
extension Draft {
  /// Refuses a command whose source screen is no longer active.
  func requireFresh() throws(Refusal) {
    guard let source = request.source, !request.history.isResumed else { return }
    guard let id = director.node(of: source), tree.isActive(id) else {
      throw .stale(
        "The command came from \(OutlineName.of(type(of: source))), which is no longer active.")
    }
  }

  /// Refuses a repeated request that removes none of the nodes its owner was asked about.
  func requireAsked() throws(Refusal) {
    let asked = request.history.asked
    if asked.isEmpty || difference.removed.contains(where: { asked.contains($0.id) }) { return }
    throw .stale(
      "The request would no longer remove the screen that the coordinator was asked about.")
  }

  func screen(for id: NodeID) -> (any Screen)? {
    preparation.screen(for: id) ?? director.screen(for: id)
  }

  func standsAlone(_ node: Node) -> Bool {
    node.kind != .screen || director.inspectingHost?.standsAlone(node, screen) ?? false
  }

  func declaredStyle(of node: Node) -> Modal.Style? {
    director.inspectingHost?.style(of: node, screen)
  }

  /// Refuses a tree that the host's platform could not show.
  func requireShowable() throws(Refusal) {
    guard !difference.added.isEmpty, let host = director.inspectingHost,
      let objection = host.objection(to: tree, adding: difference.added, screen)
    else { return }
    // The objection names only types, so a log may show all of it.
    throw .impossible(Message(objection.detail, redacted: objection.detail), objection.remedy)
  }

  /// Refuses to remove the screens of a coordinator that the requester did not start.
  ///
  /// A start by the requester's children counts as its own. Replayed steps may remove anything: the
  /// saved tree decides what stays.
  func requireStarted(_ nodes: some Sequence<Node>) throws(Refusal) {
    for node in nodes { try requireStarted(node) }
  }

  func requireStarted(_ node: Node) throws(Refusal) {
    if preparation.adopt == nil, let owner = director.coordinators[node.owner],
      !owner.selfAndAncestors.contains(where: { $0 === requester })
    {
      throw .impossible(
        "\(private: node.name) belongs to \(owner.outlineName), which \(requester.outlineName) did not start.",
        "Let \(owner.outlineName) remove it, or finish the flow that it belongs to.")
    }
    for child in node.children { try requireStarted(child) }
  }
}
