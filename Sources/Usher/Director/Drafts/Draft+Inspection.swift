/// What the host's platform says about the screens themselves.
extension Draft {
  private func screen(for id: NodeID) -> (any Screen)? {
    preparation.screen(for: id) ?? director.screen(for: id)
  }

  func standsAlone(_ node: Node) -> Bool {
    node.kind != .screen || director.inspectingHost?.standsAlone(node, screen) ?? false
  }

  func declaredStyle(of node: Node) -> Modal.Style? {
    director.inspectingHost?.style(of: node, screen)
  }

  func requireShowable() throws(Refusal) {
    guard !difference.added.isEmpty, let host = director.inspectingHost,
      let objection = host.objection(to: tree, adding: difference.added, screen)
    else { return }
    // It names types alone.
    throw .impossible(Message(objection.detail, redacted: objection.detail), objection.remedy)
  }
}
