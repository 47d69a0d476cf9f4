extension GuardFeature {
  func reevaluate(at callSite: CallSite) -> NavigationHandle {
    let request = Request(
      SceneTransition(RemovalOperation(nodes: [], followUp: .nothing)), by: nil, cause: .policy,
      callSite: callSite)
    request.process = { director, request throws(Refusal) in
      try director.feature(GuardFeature.self).removeDisallowed(request)
    }
    director.submit(request)
    director.policyDidChange()
    return request.navigation
  }

  /// Removes the disallowed nodes with a follow-up, or without one if that is not allowed.
  private func removeDisallowed(_ request: Request) throws(Refusal) {
    let nodes = disallowed
    func attempt(_ followUp: RemovalOperation.FollowUp) -> Request {
      request.asking(
        for: SceneTransition(RemovalOperation(nodes: nodes, followUp: followUp)), filling: nil)
    }
    var (followUp, objection) = followUp(request)
    if let followUp {
      objection = failure(of: attempt(followUp))
      if objection == nil { return report(followUp, request) }
    }
    let removal = attempt(.nothing)
    if let objection, !nodes.isEmpty, director.trying(removal, { $0.tree.isEmpty }) == true {
      director.emptyWindow.close(request.error(objection))
      throw objection
    }
    if let refusal = failure(of: removal) { throw refusal }
  }

  private func report(_ followUp: RemovalOperation.FollowUp, _ request: Request) {
    guard case .redirection(let redirection) = followUp else { return }
    request.navigation.redirectedBy = redirection.name
    director.emit(.redirected(to: redirection.target, by: redirection.name, request.cause))
  }

  /// The follow-up to try first, and the guards' objection to the current tree.
  private func followUp(_ request: Request) -> (RemovalOperation.FollowUp?, Refusal?) {
    let standing = ProposedChange(
      current: director.tree, tree: director.tree, known: TreeDifference(), cause: request.cause)
    do throws(Refusal) {
      return (try redirection(from: standing).map { .redirection($0) }, nil)
    } catch {
      let reason = request.error(error)
      return (fallback.map { make in .fallback { make(reason) } }, error)
    }
  }

  /// The fewest screens that have to leave for the guards to allow the tree.
  private var disallowed: Set<NodeID> {
    let screens = director.tree.nodes.filter { $0.kind == .screen }.map(\.id)
    let removal = SmallestRemoval(remove: { $1.removing(Set($0)) }, isAllowed: isAllowed)
    return Set(removal.items(of: screens, in: director.tree))
  }

  /// Commits a removal with its follow-up, or returns the refusal.
  private func failure(of request: Request) -> Refusal? {
    var draft = Draft(request, in: director)
    do throws(Refusal) {
      try draft.planRequest()
      switch try draft.admit() {
      case .admitted(let admitted): director.commit(draft, admitted)
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

/// Removes the nodes that the guards no longer allow, and then performs the follow-up.
private struct RemovalOperation: SceneOperation {
  let nodes: Set<NodeID>
  let followUp: FollowUp

  enum FollowUp {
    case redirection(GuardRedirection)
    /// Called only if the window becomes empty, so that its screens do not go unused.
    case fallback(@MainActor () -> SceneTransition)
    case nothing
  }

  var verb: Message { "reevaluate" }

  func plan(on draft: inout Draft) throws(Refusal) {
    try draft.remove(nodes)
    // Flows without screens end first, so that nothing is presented over their remaining nodes.
    try draft.normalize()
    switch followUp {
    case .nothing: draft.isForced = true
    case .redirection(let redirection): try follow(redirection, on: &draft)
    case .fallback(let make): if draft.tree.isEmpty { try draft.follow(make()) }
    }
  }

  /// Follows a guard's redirection, unless its detour is already running.
  private func follow(_ redirection: GuardRedirection, on draft: inout Draft) throws(Refusal) {
    switch redirection.kind {
    case .redirect(let transition): try draft.follow(transition)
    case .detour(let detour):
      let guards = draft.director.feature(GuardFeature.self)
      guard guards.detours[redirection.key] == nil else { return }
      let detourFlow = GuardFeature.DetourFlow(redirection)
      let isEmpty = draft.tree.isEmpty
      draft.afterwards = {
        guards.detours[redirection.key] = detourFlow
        if isEmpty { guards.director.queue.suspend() }
      }
      try draft.plan(detourFlow.start(detour, for: guards, isEmpty: isEmpty))
    }
  }
}
