/// Arguments that are needed where nobody can give them.
extension Blueprint {
  /// The registrations that need an argument which neither a caller nor a scope can give them.
  ///
  /// Whatever is made for the same call needs what its dependencies take from the caller. A lazy
  /// dependency begins a call of its own, which has no arguments; a provider is given them.
  func ungiven(_ dependents: Dependents) -> [ContainerError.Problem] {
    guard !hidden.isEmpty || parent != nil else { return [] }
    return dependents.needed.filter(isBareArgument).flatMap { ungiven($0, dependents) }
      .filter { $0.user >= base }
      .map { .ungiven(record($0.argument), on: dependents.way(to: $0.user) + $0.below) }
  }

  private func isBareArgument(_ slot: Int) -> Bool {
    let record = record(slot)
    return record.kind == .argument && isBareArgument(record.service)
      && !given.contains(ObjectIdentifier(record.service)) && !isGivenByScope(record.service)
  }

  private struct Ungiven {
    let argument: Int
    let user: Int
    /// The registrations between the one that needs it and the argument.
    let below: [RegistrationRecord]
  }

  private func ungiven(_ argument: Int, _ dependents: Dependents) -> [Ungiven] {
    var found: [Ungiven] = []
    var waiting = [argument]
    var reached: [Int: Int] = [:]
    while let slot = waiting.popLast() {
      for user in dependents.of(slot) where reached[user.slot] == nil {
        guard let isPassing = passes(argument, to: user, from: slot, dependents) else { continue }
        reached[user.slot] = slot
        if isPassing {
          waiting.append(user.slot)
        } else {
          found.append(Ungiven(argument: argument, user: user.slot, below: way(slot, reached)))
        }
      }
    }
    return found.sorted { $0.user < $1.user }
  }

  private func way(_ slot: Int, _ reached: [Int: Int]) -> [RegistrationRecord] {
    sequence(first: slot) { reached[$0] }.dropLast().map(record)
  }

  /// Whether those who depend on a user need the argument as well; `false` where it cannot be given
  /// there, `nil` where it is not needed.
  private func passes(
    _ argument: Int, to user: Dependents.Dependent, from slot: Int, _ dependents: Dependents
  ) -> Bool? {
    let type = record(argument).service
    let isOptional = slot == argument && user.kind == .optional
    if user.kind == .provider || isOptional { return nil }
    let record = record(user.slot)
    if record.kind == .argument || record.lifetime.kind == .shared || record.lifetime.kind == .weak
    {
      return nil
    }
    if user.kind == .lazy { return false }
    if record.kind == .alias { return true }
    if record.lifetime.kind == .scoped { return record.kind == .current ? nil : false }
    return dependents.anyDeclares(type, from: user.slot)
  }
}
