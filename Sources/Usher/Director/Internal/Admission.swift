/// A tree that has passed the one door, which alone can make it.
struct Admitted {
  let tree: SceneTree
  let animation: TransitionAnimation

  fileprivate init(tree: SceneTree, animation: TransitionAnimation) {
    self.tree = tree
    self.animation = animation
  }

  /// The empty tree that every director begins with.
  static let nothing = Admitted(tree: SceneTree(), animation: .none)
}

/// The one door. Law 2: every change passes here, whatever its cause.
extension Draft {
  func admit() throws(Obstacle) -> Admitted {
    if !closes {
      try requireDismissals()
      try requireGuards()
    }
    return Admitted(tree: tree, animation: request.transition.animation)
  }

  /// A command that names the screen it came from is refused once that one is not active.
  func requireFresh() throws(Obstacle) {
    guard let source = request.source else { return }
    guard let id = director.node(of: source), tree.isActive(id) else {
      throw .stale(
        "The command came from \(OutlineName.of(type(of: source))), not active any more.")
    }
  }

  /// Every rule judges the resulting tree; one that throws denies.
  private func requireGuards() throws(Obstacle) {
    guard !director.guards.isEmpty else { return }
    let proposal = Guard.Proposal(
      current: director.tree, tree: tree, difference: difference, cause: request.cause)
    for rule in director.guards {
      do {
        if case .deny(let reason) = try rule.judge(proposal) {
          throw Obstacle.denied(reason, by: rule.name)
        }
      } catch let obstacle as Obstacle {
        throw obstacle
      } catch {
        throw .denied("\(error)", by: rule.name, underlying: error)
      }
    }
  }

  /// Its own coordinator's verbs and policy pass; others ask, or are refused.
  private func requireDismissals() throws(Obstacle) {
    for node in difference.removed where node.dismissal != .free && !mayRemove(node) {
      throw node.dismissal == .locked ? .locked(node) : .unconfirmed(node)
    }
  }

  private func mayRemove(_ node: Node) -> Bool {
    switch request.cause {
    case .policy, .replay: true
    case .program, .route: request.coordinator?.id == node.owner || isWaived(node)
    case .user, .link, .restore: isWaived(node)
    }
  }

  private func isWaived(_ node: Node) -> Bool {
    node.dismissal == .confirm && request.waived.contains(node.owner)
  }

  /// Tells the owner of what would not let itself be removed, after the refusal.
  func reportAttempts(_ reprieve: Reprieve) {
    for node in difference.removed where node.dismissal != .free && !mayRemove(node) {
      guard !request.waived.contains(node.owner), let owner = director.coordinators[node.owner]
      else { continue }
      let attempt = DismissalAttempt(
        screen: director.screen(for: node.id), cause: request.cause,
        retry: { [weak director] in reprieve.proceed(director, waiving: node.owner) })
      return owner.didAttemptDismissal(attempt)
    }
  }
}
