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

  var proposal: Proposal {
    Proposal(
      current: director.tree, tree: tree, known: difference, cause: request.cause,
      requester: request.coordinator?.id, agreed: request.history.agreed, isForced: isForced)
  }

  /// A command that names the screen it came from is refused once that one is not active.
  func requireFresh() throws(Refusal) {
    guard let source = request.source, !request.history.isResumed else { return }
    guard let id = director.node(of: source), tree.isActive(id) else {
      throw .stale(
        "The command came from \(OutlineName.of(type(of: source))), not active any more.")
    }
  }

  /// A request that is made again removes what its owner was asked about, or nothing.
  func requireAsked() throws(Refusal) {
    let asked = request.history.asked
    guard !asked.isEmpty else { return }
    let isRemoved = difference.removed.contains { asked.contains($0.id) }
    guard !isRemoved else { return }
    throw .stale(
      "The screen that its coordinator was asked about would not leave by this any more.")
  }

  /// Asks the owner of what is to leave only if it agrees; of what is locked, where anything is.
  func reportAttempt(_ retry: PendingRetry) {
    let staying = proposal.undismissed
    let locked = staying.filter { $0.dismissal == .locked }
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
