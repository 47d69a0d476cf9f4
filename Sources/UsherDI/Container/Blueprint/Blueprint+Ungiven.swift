extension Blueprint {
  /// The registrations that need an argument which neither a caller nor a scope can give them.
  ///
  /// Whatever is made for the same call needs what its dependencies take from the caller. A lazy
  /// dependency begins a call of its own, which has no arguments; a provider is given them.
  func ungiven(_ dependents: Dependents) -> [Problem] {
    var problems: [Problem] = []
    var trail = Dependents.Trail(self)
    for argument in dependents.needed where isBareArgument(argument) {
      dependents.search(from: [argument], &trail) { user, slot in
        step(with: argument, to: user, from: slot, dependents)
      }
      problems += trail.ends.filter { $0 >= base }.sorted().map { user in
        let below = trail.way(from: user).dropFirst().dropLast().map(record)
        return .ungiven(record(argument), on: dependents.way(to: user) + below)
      }
    }
    return problems
  }

  private func isBareArgument(_ slot: Int) -> Bool {
    isGivenBelow(slot) && !isGivenByScope(record(slot).service)
  }

  /// Passes where those who depend on a user need the argument as well, and ends where it cannot be
  /// given.
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
    // Who resolves a collection gives what its contributions take.
    let isPassed = record.isContribution || dependents.anyDeclares(type, from: user.slot)
    return isPassed ? .pass : .end
  }
}
