extension Container {
  /// The container and its ancestors, for code that can afford an actor check at each step.
  var lineage: UnfoldFirstSequence<Container> { sequence(first: self) { $0.parent } }

  /// The argument of an enclosing scope.
  ///
  /// An argument given above a registration of the same type is not found: the nearer one wins.
  func argument(_ type: Any.Type, over slot: Int?) -> Argument? {
    let home = slot.map(home)
    var container: Container? = self
    while let current = container {
      if let found = current.arguments.first(of: type) { return found }
      container = current === home ? nil : current.parent
    }
    return nil
  }

  /// The argument of the call, else of a scope.
  func given(_ type: Any.Type, _ call: ResolveCall?, over slot: Int? = nil) -> Argument? {
    call?.argument(type) ?? argument(type, over: slot)
  }

  /// The error of a missing argument, with the scope that takes it, if there is one.
  func missingArgument(_ type: Any.Type) -> ResolutionError {
    let scope = blueprint.tag(taking: type)
    return ResolutionError(.missingArgument, type, nil, scope.map { .opening($0) } ?? .none)
  }

  /// `true` if an enclosing scope supplies the registration's value as an argument.
  func isGiven(_ record: RegistrationRecord) -> Bool {
    guard record.kind == .argument else { return false }
    return argument(record.service, over: blueprint.hidden(record.service)?.slot) != nil
  }

  /// The nearest container that opened a scope, from here upwards.
  func nearest(_ scope: Any.Type) -> Container? {
    var container: Container? = self
    while let current = container {
      if let opened = current.scope, opened == scope { return current }
      if let verification = current.sideTable?.verification { return verification.scope(scope) }
      container = current.parent
    }
    return nil
  }

  /// The container that registered something, from here upwards.
  func home(of slot: Int) -> Container {
    var home = self
    while let parent = home.parent, slot < parent.blueprint.count { home = parent }
    return home
  }

  /// The container that keeps the instances of a registration, which has not ended.
  func owner(of slot: Int, _ record: RegistrationRecord) throws -> Container {
    let owner = try keeper(of: slot, record)
    try owner.requireOpen(for: record)
    return owner
  }

  private func keeper(of slot: Int, _ record: RegistrationRecord) throws -> Container {
    guard let scope = record.lifetime.scope else { return home(of: slot) }
    if let owner = owner(of: slot, in: scope) { return owner }
    let takesValues = blueprint.opening(scope)?.arguments.isEmpty == false
    throw ResolutionError(.outOfScope, record, .scope(scope, takesValues: takesValues))
  }

  /// The container that opened a scope, or the one below it that registered the slot.
  func owner(of slot: Int, in scope: Any.Type) -> Container? {
    nearest(scope).map { slot < $0.blueprint.count ? $0 : home(of: slot) }
  }

  func scopedStore(at position: Int) -> InstanceStore? {
    position < scoped.count ? scoped[position] : nil
  }

  func storeScoped(_ store: InstanceStore, at position: Int) {
    if scoped.isEmpty { scoped.reserveCapacity(max(8, position + 1)) }
    while scoped.count <= position { scoped.append(nil) }
    scoped[position] = store
  }

  /// Releases an instance last, outside of any mutation, because its `deinit` may resolve.
  func dropScoped(at position: Int) {
    if position < scoped.count { discard(exchange(&scoped[position], with: nil)) }
  }

  /// Makes the coordinator of this container's scope, in the place of a registration.
  ///
  /// A request for it during that time is a cycle; a callback after creation waits for it.
  func makeCoordinator<C>(_ slot: Int, _ make: () throws -> C) throws -> C {
    let (construction, sideTable) = (runtime.construction, ownSideTable)
    return try construction.make { number in
      sideTable.coordinatorNumber = number
      defer { sideTable.coordinatorNumber = nil }
      let made = try make()
      sideTable.coordinator = made as? Coordinator
      let known = Construction.FindableInstance(in: self) { sideTable.coordinator = nil }
      try construction.complete(number, known, [])
      return made
    }
  }

  /// Adopts the coordinator of this container's scope, which instances made here may depend on.
  ///
  /// It is held weakly. Eager instances that take it are made now; errors are in `problems`.
  public func adopt(_ coordinator: Coordinator) {
    guard sideTable?.coordinator !== coordinator else { return }
    ownSideTable.coordinator = coordinator
    if let scope { report(problems(making: blueprint.eager(in: scope))) }
  }
}
