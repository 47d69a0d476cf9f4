/// What the host's platform says about the screens themselves.
extension Draft {
  private var particular: (any ParticularHost)? { director.particularHost }

  private func screen(for id: NodeID) -> (any Screen)? {
    preparation.screen(for: id) ?? director.screen(for: id)
  }

  func standsAlone(_ node: Node) -> Bool {
    node.kind != .screen || particular?.standsAlone(node, screen) ?? false
  }

  func declaredStyle(of node: Node) -> Modal.Style? { particular?.style(of: node, screen) }

  func requireShowable() throws(Refusal) {
    guard !difference.added.isEmpty, let particular,
      let objection = particular.objection(to: tree, adding: difference.added, screen)
    else { return }
    // It names types alone.
    throw .impossible(Message(objection.detail, redacted: objection.detail), objection.remedy)
  }
}
