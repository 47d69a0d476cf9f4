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
