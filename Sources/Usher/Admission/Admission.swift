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

/// What the one door says.
enum Admission {
  case admitted(Admitted)
  case diverted(Diversion)
}

/// The one door. Law 2: every change passes here, whatever its cause.
extension Draft {
  func admit() throws(Obstacle) -> Admission {
    if !isForced {
      try requireDismissals()
      if !closes, !director.guards.isEmpty, let diversion = try director.diversion(from: proposal) {
        return .diverted(diversion)
      }
    }
    return .admitted(Admitted(tree: tree, animation: overall))
  }

  /// A command that names the screen it came from is refused once that one is not active.
  func requireFresh() throws(Obstacle) {
    guard let source = request.source, !request.passage.isResumed else { return }
    guard let id = director.node(of: source), tree.isActive(id) else {
      throw .stale(
        "The command came from \(OutlineName.of(type(of: source))), not active any more.")
    }
  }

  private var proposal: Guard.Proposal {
    Guard.Proposal(
      current: director.tree, tree: tree, difference: difference, cause: request.cause,
      cast: Guard.Proposal.Cast(director, preparing: preparation))
  }

  /// Its own coordinator's verbs and policy pass; others ask, or are refused.
  private func requireDismissals() throws(Obstacle) {
    let staying = difference.removed.filter { $0.dismissal != .free && !mayRemove($0) }
    if let node = staying.first(where: { $0.dismissal == .locked }) { throw .locked(node) }
    if let node = staying.first { throw .unconfirmed(node) }
  }

  /// A request that is made again removes what its owner was asked about, or nothing.
  func requireAsked() throws(Obstacle) {
    let asked = request.passage.asked
    guard !asked.isEmpty else { return }
    let isRemoved = difference.removed.contains { asked.contains($0.id) }
    guard !isRemoved else { return }
    throw .stale(
      "The screen that its coordinator was asked about would not leave by this any more.")
  }

  private func mayRemove(_ node: Node) -> Bool {
    switch request.cause {
    case .policy, .replay: true
    case .program, .route: request.coordinator?.id == node.owner || hasAgreed(node)
    case .user, .link, .restore: hasAgreed(node)
    }
  }

  private func hasAgreed(_ node: Node) -> Bool {
    node.dismissal == .confirm && request.passage.agreed.contains(node.id)
  }

  /// Asks the owner of what is to leave only if it agrees; of what is locked, where anything is.
  func reportAttempt(_ retry: PendingRetry) {
    let staying = difference.removed.filter { $0.dismissal != .free && !mayRemove($0) }
    let locked = staying.filter { $0.dismissal == .locked }
    let asked = (locked.isEmpty ? staying : locked).filter {
      !request.passage.agreed.contains($0.id)
    }
    guard let node = asked.first, let owner = director.coordinators[node.owner] else { return }
    let nodes = asked.filter { $0.owner == node.owner }.map(\.id)
    director.retries.add(retry)
    owner.didAttemptDismissal(
      DismissalAttempt(screen: director.screen(for: node.id), cause: request.cause) {
        [weak director] in retry.proceed(director, agreedBy: nodes)
      })
  }
}
