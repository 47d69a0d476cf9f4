extension SceneDirector {
  /// Judges what is shown again, after a change of policy, and evicts what no longer passes.
  ///
  /// As little as possible leaves, whatever it declared about its dismissal. Where the guards lead
  /// somewhere else, that is done in the same commit. What empties the window is followed by the
  /// `fallback`.
  @discardableResult
  public func reevaluate(fileID: String = #fileID, line: Int = #line) -> NavigationHandle {
    let request = Request(
      SceneTransition(RemovalOperation(nodes: [], followUp: .nothing)), by: nil, cause: .policy,
      callSite: CallSite(fileID: fileID, line: line))
    request.process = { director, request throws(Obstacle) in try director.evict(request) }
    submit(request)
    (host as? any ParticularHost)?.policyDidChange()
    return request.navigation
  }

  /// Tries what should follow an eviction, and does without it where that is not allowed.
  func evict(_ request: Request) throws(Obstacle) {
    let victims = disallowed
    var obstacle: Obstacle?
    for aftermath in aftermaths(request) {
      if case .nothing = aftermath, let obstacle = obstacle ?? denial(by: request),
        leavesNothing(victims)
      {
        closeEmptyWindow(request.error(obstacle))
        throw obstacle
      }
      let attempt = request.asking(
        for: SceneTransition(RemovalOperation(nodes: victims, followUp: aftermath)),
        request.passage, completing: request.navigation)
      obstacle = failure(of: attempt)
      if obstacle == nil { return }
    }
    if let obstacle { throw obstacle }
  }

  private func aftermaths(_ request: Request) -> [RemovalOperation.FollowUp] {
    do throws(Obstacle) {
      guard let diversion = try diversion(from: standing(request)) else { return [.nothing] }
      return [.diversion(diversion.performance), .nothing]
    } catch {
      let fallback = fallback?(request.error(error))
      return (fallback.map { [.fallback($0.performance)] } ?? []) + [.nothing]
    }
  }

  /// Whether an eviction alone would leave the window empty.
  private func leavesNothing(_ victims: Set<NodeID>) -> Bool {
    !victims.isEmpty && tree.removing(victims).isEmpty
  }

  /// What the guards say against the tree that stands; `nil` where they lead elsewhere or allow it.
  private func denial(by request: Request) -> Obstacle? {
    do throws(Obstacle) {
      _ = try diversion(from: standing(request))
      return nil
    } catch {
      return error
    }
  }

  /// The tree that stands, as the guards are asked about it.
  private func standing(_ request: Request) -> Proposal {
    Proposal(current: tree, tree: tree, known: TreeDifference(), cause: request.cause)
  }

  /// Commits an eviction with what should follow it, or says why that cannot be.
  private func failure(of request: Request) -> Obstacle? {
    var draft = Draft(request, in: self)
    do throws(Obstacle) {
      try draft.plan()
      switch try draft.admit() {
      case .admitted(let admitted): commit(draft, admitted)
      case .redirected(let diversion): throw .redirected(by: diversion.name)
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
    case diversion(Diversion)
    case fallback(SceneTransition)
    case nothing
  }

  var verb: Message { "reevaluate" }

  func plan(on draft: inout Draft) throws(Obstacle) {
    try draft.remove(nodes)
    switch followUp {
    case .nothing: draft.isForced = true
    case .diversion(let diversion): try draft.plan(draft.consequence(of: diversion))
    case .fallback(let transition): if draft.tree.isEmpty { try draft.plan(transition) }
    }
  }

  func cancel(_ error: NavigationError) {
    switch followUp {
    case .diversion(let diversion): diversion.transition?.operation.cancel(error)
    case .fallback(let transition): transition.operation.cancel(error)
    case .nothing: break
    }
  }
}

extension Draft {
  /// Where a guard leads when it has evicted something, unless it has led there already.
  fileprivate mutating func consequence(of diversion: Diversion) -> SceneTransition {
    switch diversion.kind {
    case .redirect(let transition): return transition
    case .detour(let detour):
      let guards = director.feature(GuardFeature.self)
      guard guards.detours[diversion.key] == nil else { return .none }
      let detouring = Detouring(diversion)
      afterwards = { guards.detours[diversion.key] = detouring }
      return detouring.start(detour, in: director, isEmpty: tree.isEmpty)
    }
  }
}

extension SceneDirector {
  /// The screens that have to leave, as few as possible, for the guards to allow what is shown.
  private var disallowed: Set<NodeID> {
    let screens = tree.nodes.filter { $0.kind == .screen }.map(\.id)
    let removal = SmallestRemoval(remove: { $1.removing(Set($0)) }, isAllowed: isAllowed)
    return Set(removal.items(of: screens, in: tree))
  }
}
