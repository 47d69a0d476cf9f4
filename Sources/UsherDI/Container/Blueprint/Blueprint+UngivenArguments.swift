extension Blueprint {
  /// The registrations that need an argument which neither a caller nor a scope can supply.
  ///
  /// Everything made in the same call needs the caller arguments of its dependencies. A lazy
  /// dependency begins a call of its own without arguments; a provider receives them from its
  /// caller.
  func ungiven(_ dependents: Dependents) -> [Problem] {
    var problems: [Problem] = []
    var trail = Dependents.Trail(self)
    for argument in dependents.needed
    where isGivenBelow(argument) && !isGivenByScope(record(argument).service) {
      dependents.search(from: [argument], &trail) { user, slot in
        step(with: argument, to: user, from: slot, dependents)
      }
      problems += trail.ends.filter { $0 >= base }.map { user in
        let (way, trail) = (dependents.way(to: user), trail.way(from: user))
        let declaring = way.first { declares(record(argument).service, $0) }
        let isMade = edges(of: user).constructed.contains(trail[1])
        return .ungiven(
          record(argument), on: (way + trail.dropFirst().dropLast()).map(record),
          declaring.map(record), isLate: !isMade)
      }
    }
    return problems
  }

  /// Passes if the dependents of a user need the argument as well, and ends where it is
  /// unavailable.
  private func step(
    with argument: Int, to user: Dependents.Dependent, from slot: Int, _ dependents: Dependents
  ) -> Dependents.Step {
    let isOptional = slot == argument && user.kind == .optional
    if user.kind == .provider || isOptional { return .ignore }
    let (type, record) = (record(argument).service, record(user.slot))
    let (kind, lifetime) = (record.kind, record.lifetime.kind)
    if kind == .argument || lifetime == .shared || lifetime == .weak { return .ignore }
    if user.kind == .lazy { return .end }
    if kind == .alias { return .pass }
    if lifetime == .scoped { return kind == .current ? .ignore : .end }
    // Resolving a collection supplies the arguments of its contributions.
    let isPassed = record.isContribution || anyDeclares(type, from: user.slot, dependents)
    return isPassed ? .pass : .end
  }

  /// `true` if a registration, or a dependent that makes it in the same call, takes an argument.
  private func anyDeclares(_ type: Any.Type, from slot: Int, _ dependents: Dependents) -> Bool {
    DepthFirstWalk(from: slot) { slot in
      let record = record(slot)
      let isLast = declares(type, slot) || record.lifetime.isKept && record.kind != .current
      return isLast ? [] : dependents.of(slot).filter { $0.kind.isConstruction }.map(\.slot)
    }.order.contains { declares(type, $0) }
  }
}
