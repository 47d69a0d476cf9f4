extension SceneDirector {
  /// Judges what is shown again, after a change of policy, and evicts what no longer passes.
  ///
  /// As little as possible leaves, whatever it declared about its dismissal. Where the guards lead
  /// somewhere else, that is done in the same commit. What empties the window is followed by the
  /// `fallback`.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it.
  @discardableResult
  public func reevaluate(fileID: String = #fileID, line: Int = #line) -> NavigationHandle {
    let request = Request(
      SceneTransition(.evict(.nothing)), by: nil, cause: .policy,
      callSite: CallSite(fileID: fileID, line: line))
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
        for: SceneTransition(.evict(aftermath)), request.passage, completing: request.navigation)
      obstacle = failure(ofEvicting: victims, attempt)
      if obstacle == nil { return }
    }
    if let obstacle { throw obstacle }
  }

  private func aftermaths(_ request: Request) -> [SceneTransition.Aftermath] {
    do throws(Obstacle) {
      let proposal = Guard.Proposal(
        current: tree, tree: tree, difference: TreeDifference(), cause: request.cause,
        cast: Guard.Proposal.Cast(self))
      guard let diversion = try diversion(from: proposal) else { return [.nothing] }
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
    let proposal = Guard.Proposal(
      current: tree, tree: tree, difference: TreeDifference(), cause: request.cause,
      cast: Guard.Proposal.Cast(self))
    do throws(Obstacle) {
      _ = try diversion(from: proposal)
      return nil
    } catch {
      return error
    }
  }

  /// Commits an eviction with what should follow it, or says why that cannot be.
  private func failure(ofEvicting victims: Set<NodeID>, _ request: Request) -> Obstacle? {
    var draft = Draft(request, in: self)
    draft.victims = victims
    do throws(Obstacle) {
      try draft.plan()
      switch try draft.admit() {
      case .admitted(let admitted): commit(draft, admitted)
      case .diverted(let diversion): throw .redirected(by: diversion.name)
      }
      return nil
    } catch {
      draft.preparation.abandon(error)
      request.cancel(request.error(error))
      return error
    }
  }
}

extension Draft {
  /// Removes what the guards do not allow, and then does what should follow.
  mutating func evict(_ aftermath: SceneTransition.Aftermath) throws(Obstacle) {
    try remove(victims)
    switch aftermath {
    case .nothing: isForced = true
    case .diversion(let diversion): try plan(consequence(of: diversion))
    case .fallback(let transition): if tree.isEmpty { try plan(transition) }
    }
  }
}

extension Draft {
  /// Where a guard leads when it has evicted something, unless it has led there already.
  private mutating func consequence(of diversion: Diversion) -> SceneTransition {
    switch diversion.kind {
    case .redirect(let transition): return transition
    case .detour(let detour):
      guard director.detours[diversion.key] == nil else { return .none }
      let detouring = Detouring(diversion)
      afterwards = { [director] in director.detours[diversion.key] = detouring }
      return detouring.start(detour, in: director, isEmpty: tree.isEmpty)
    }
  }
}

extension SceneDirector {
  /// The screens that have to leave, as few as possible, for the guards to allow what is shown.
  private var disallowed: Set<NodeID> {
    let screens = tree.layers.flattened.filter { $0.kind == .screen }.map(\.id)
    let removal = SmallestRemoval(remove: { $1.removing(Set($0)) }, isAllowed: isAllowed)
    return Set(removal.items(of: screens, in: tree))
  }
}
