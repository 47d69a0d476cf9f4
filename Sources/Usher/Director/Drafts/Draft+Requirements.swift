/// Before the one door, and after it has refused.
extension Draft {
  func admit() throws(Refusal) -> Admission<any Redirection> {
    guard let judge = director.judge, !closes else {
      return try proposal.admit(commitAnimation, judge: nil)
    }
    let (proposal, preparation) = (proposal, preparation)
    return try proposal.admit(commitAnimation) { () throws(Refusal) in
      try judge(proposal, preparation)
    }
  }

  var proposal: ProposedChange {
    ProposedChange(
      current: director.tree, tree: tree, known: difference, cause: request.cause,
      requester: request.coordinator?.id, redeclared: isForced ? [:] : redeclared,
      agreed: request.history.agreed, isForced: isForced)
  }

  /// Asks what is about to leave again: a screen whose answer changed need not have said so.
  private var redeclared: [NodeID: Dismissal] {
    difference.removed.reduce(into: [:]) { changed, node in
      guard let screen = director.screen(for: node.id), screen.dismissal != node.dismissal else {
        return
      }
      changed[node.id] = screen.dismissal
    }
  }

  /// Returns whether it removes a screen that has become free since the tree was told otherwise.
  var removesFreed: Bool { redeclared.values.contains(.free) }

  /// A command that names the screen it came from is refused once that one is not active.
  func requireFresh() throws(Refusal) {
    guard let source = request.source, !request.history.isResumed else { return }
    guard let id = director.node(of: source), tree.isActive(id) else {
      throw .stale(
        "The command came from \(OutlineName.of(type(of: source))), which is no longer active.")
    }
  }

  /// A request that is made again removes what its owner was asked about, or nothing.
  func requireAsked() throws(Refusal) {
    let asked = request.history.asked
    if asked.isEmpty || difference.removed.contains(where: { asked.contains($0.id) }) { return }
    throw .stale(
      "The request would no longer remove the screen that the coordinator was asked about.")
  }

  /// Asks the owner of what is to leave only if it agrees; of what is locked, where anything is.
  func reportAttempt(_ retry: PendingRetry) {
    let proposal = proposal
    let staying = proposal.undismissed
    let locked = staying.filter { proposal.dismissal(of: $0) == .locked }
    let asked = (locked.isEmpty ? staying : locked).filter {
      !request.history.agreed.contains($0.id)
    }
    guard let node = asked.first, let owner = director.coordinators[node.owner] else { return }
    let nodes = asked.filter { $0.owner == node.owner }.map(\.id)
    director.retries.add(retry)
    owner.didAttemptDismissal(
      DismissalAttempt(screen: director.screen(for: node.id), cause: request.cause) {
        [weak director] in retry.proceed(director, agreedBy: nodes)
      })
  }

  private func screen(for id: NodeID) -> (any Screen)? {
    preparation.screen(for: id) ?? director.screen(for: id)
  }

  func standsAlone(_ node: Node) -> Bool {
    node.kind != .screen || director.inspectingHost?.standsAlone(node, screen) ?? false
  }

  func declaredStyle(of node: Node) -> Modal.Style? {
    director.inspectingHost?.style(of: node, screen)
  }

  /// Refuses what the platform of the host could not show.
  func requireShowable() throws(Refusal) {
    guard !difference.added.isEmpty, let host = director.inspectingHost,
      let objection = host.objection(to: tree, adding: difference.added, screen)
    else { return }
    // It names types alone.
    throw .impossible(Message(objection.detail, redacted: objection.detail), objection.remedy)
  }
}
