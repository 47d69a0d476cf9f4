extension SceneDirector {
  /// Judges the tree again after a change of policy, and removes what the guards no longer allow.
  ///
  /// The smallest possible part is removed, whatever dismissals its screens declare. A redirect is
  /// followed in the same commit. If the window is empty afterwards, the `fallback` fills it.
  @discardableResult
  public func reevaluate(fileID: String = #fileID, line: Int = #line) -> NavigationHandle {
    let request = Request(
      SceneTransition(RemovalOperation(nodes: [], followUp: .nothing)), by: nil, cause: .policy,
      callSite: CallSite(fileID: fileID, line: line))
    request.process = { director, request throws(Refusal) in try director.removeDisallowed(request)
    }
    submit(request)
    policyDidChange()
    return request.navigation
  }

  /// Tries what should follow a removal, and does without it where that is not allowed.
  func removeDisallowed(_ request: Request) throws(Refusal) {
    let removals = disallowed
    var (followUps, refusal) = followUps(request)
    for followUp in followUps {
      if case .nothing = followUp, let refusal, leavesNothing(removals) {
        closeEmptyWindow(request.error(refusal))
        throw refusal
      }
      let attempt = request.asking(
        for: SceneTransition(RemovalOperation(nodes: removals, followUp: followUp)),
        request.history, completing: request.navigation)
      refusal = failure(of: attempt)
      if refusal == nil { return note(followUp, request) }
    }
    if let refusal { throw refusal }
  }

  /// Says where the guards have led.
  private func note(_ followUp: RemovalOperation.FollowUp, _ request: Request) {
    guard case .redirection(let redirection) = followUp else { return }
    request.navigation.note(redirectedBy: redirection.name)
    emit(.redirected(to: redirection.target, by: redirection.name, request.cause))
  }

  /// The follow-ups to try, in order, and the objection of the guards to the tree that stands.
  private func followUps(_ request: Request) -> ([RemovalOperation.FollowUp], Refusal?) {
    let standing = ProposedChange(
      current: tree, tree: tree, known: TreeDifference(), cause: request.cause)
    do throws(Refusal) {
      let redirection = try redirection(from: standing)
      return ((redirection.map { [.redirection($0.performance)] } ?? []) + [.nothing], nil)
    } catch {
      let fallback = fallback?(request.error(error))
      return ((fallback.map { [.fallback($0.performance)] } ?? []) + [.nothing], error)
    }
  }

  /// The screens that have to leave, as few as possible, for the guards to allow what is shown.
  private var disallowed: Set<NodeID> {
    let screens = tree.nodes.filter { $0.kind == .screen }.map(\.id)
    let removal = SmallestRemoval(remove: { $1.removing(Set($0)) }, isAllowed: isAllowed)
    return Set(removal.items(of: screens, in: tree))
  }

  private func leavesNothing(_ removals: Set<NodeID>) -> Bool {
    !removals.isEmpty && tree.removing(removals).isEmpty
  }

  /// Commits a removal with what should follow it, or says why that cannot be.
  private func failure(of request: Request) -> Refusal? {
    var draft = Draft(request, in: self)
    do throws(Refusal) {
      try draft.plan()
      switch try draft.admit() {
      case .admitted(let admitted): commit(draft, admitted)
      case .redirected(let redirection): throw .redirected(by: redirection.name)
      }
      return nil
    } catch {
      draft.preparation.abandon(error)
      request.cancel(request.error(error))
      return error
    }
  }
}

/// Removes what the guards do not allow any more, and then does what should follow.
private struct RemovalOperation: SceneOperation {
  let nodes: Set<NodeID>
  let followUp: FollowUp

  enum FollowUp {
    case redirection(GuardRedirection)
    case fallback(SceneTransition)
    case nothing
  }

  var verb: Message { "reevaluate" }

  func plan(on draft: inout Draft) throws(Refusal) {
    try draft.remove(nodes)
    switch followUp {
    case .nothing: draft.isForced = true
    case .redirection(let redirection): try draft.plan(draft.consequence(of: redirection))
    case .fallback(let transition): if draft.tree.isEmpty { try draft.plan(transition) }
    }
  }

  func cancel(_ error: NavigationError) {
    switch followUp {
    case .redirection(let redirection): redirection.transition?.operation.cancel(error)
    case .fallback(let transition): transition.operation.cancel(error)
    case .nothing: break
    }
  }
}

extension Draft {
  /// Where a guard leads when it has removed something, unless it has led there already.
  fileprivate mutating func consequence(of redirection: GuardRedirection) -> SceneTransition {
    switch redirection.kind {
    case .redirect(let transition): return transition
    case .detour(let detour):
      let guards = director.feature(GuardFeature.self)
      guard guards.detours[redirection.key] == nil else { return .none }
      let detourFlow = DetourFlow(redirection)
      afterwards = { guards.detours[redirection.key] = detourFlow }
      return detourFlow.start(detour, in: director, isEmpty: tree.isEmpty)
    }
  }
}
