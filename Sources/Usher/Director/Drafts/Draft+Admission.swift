/// The admission of a draft, and the notice after a refusal.
extension Draft {
  func admit() throws(Refusal) -> ProposedChange.Admission<any Redirection> {
    guard let judge = director.judge, !closes else {
      return try proposal.admit(commitAnimation, judge: nil)
    }
    let (proposal, preparation) = (proposal, preparation)
    return try proposal.admit(commitAnimation) { () throws(Refusal) in
      try judge(proposal, preparation)
    }
  }

  /// `true` if it would become the state.
  var isAdmissible: Bool { if case .admitted? = try? admit() { true } else { false } }

  var proposal: ProposedChange {
    ProposedChange(
      current: director.tree, tree: tree, known: difference, cause: request.cause,
      requester: request.coordinator?.id, redeclared: isForced ? [:] : redeclared,
      agreed: request.history.agreed, isForced: isForced)
  }

  /// Reads removed screens' dismissals again: one may have changed without a call of `update(_:)`.
  private var redeclared: [NodeID: Dismissal] {
    difference.removed.reduce(into: [:]) { changed, node in
      guard let screen = director.screen(for: node.id), screen.dismissal != node.dismissal else {
        return
      }
      changed[node.id] = screen.dismissal
    }
  }

  /// `true` if it removes a screen that has become free since the tree recorded its dismissal.
  var removesFreed: Bool { redeclared.values.contains(.free) }

  /// Notifies the owner of the first node that needs an agreement; locked nodes come first.
  func reportAttempt(_ retry: Request.PendingRetry) {
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

  /// The answer of the guards to a tree.
  enum Verdict {
    case allowed, elsewhere
    case denied(Refusal)

    var isAllowed: Bool { if case .allowed = self { true } else { false } }
  }

  /// `true` if the guards deny the tree.
  var isDenied: Bool { if case .denied = verdict(on: tree) { true } else { false } }

  func verdict(on tree: SceneTree) -> Verdict {
    let proposal = ProposedChange(current: director.tree, tree: tree, cause: request.cause)
    do throws(Refusal) {
      return try director.judge?(proposal, preparation) == nil ? .allowed : .elsewhere
    } catch {
      return .denied(error)
    }
  }
}

/// The requirements that are checked before.
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
    if !preparation.isReplaying, let owner = director.coordinators[node.owner],
      !owner.selfAndAncestors.contains(where: { $0 === requester })
    {
      throw .impossible(
        "\(private: node.name) belongs to \(owner.outlineName), which \(requester.outlineName) did not start.",
        "Let \(owner.outlineName) remove it, or finish the flow that it belongs to.")
    }
    for child in node.children { try requireStarted(child) }
  }
}
