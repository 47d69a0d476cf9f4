extension Container {
  /// The container and all above it, where it does not matter that stepping takes a check of actors.
  var lineage: UnfoldFirstSequence<Container> { sequence(first: self) { $0.parent } }

  /// An argument that was given to a scope that this container stands in.
  ///
  /// One that was given above what is registered as the same type is not found: the nearer counts.
  func argument(_ type: Any.Type, over slot: Int?) -> Argument? {
    let home = slot.map(home)
    var container: Container? = self
    while let current = container {
      if let found = current.arguments.first(where: { $0.type == type }) { return found }
      container = current === home ? nil : current.parent
    }
    return nil
  }

  /// What was given as an argument: by the call, else by a scope.
  func given<A>(_ type: A.Type, _ call: ResolveCall?, over slot: Int? = nil) -> A? {
    call?.argument(A.self) ?? argument(A.self, over: slot)?.box.value(A.self)
  }

  /// The error of an argument that nobody gave, with the scope that takes it, if there is one.
  func missingArgument(_ type: Any.Type) -> ResolutionError {
    let scope = blueprint.tag(taking: type)
    return ResolutionError(.missingArgument, type, nil, scope.map { .opening($0) } ?? .none)
  }

  /// Whether a registration stands for an argument of a scope that this container stands in.
  func isGiven(_ record: RegistrationRecord) -> Bool {
    guard record.kind == .argument else { return false }
    return argument(record.service, over: blueprint.hiddenSlot(record.service)) != nil
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
    guard let scope = record.lifetime.scope else { return try home(of: slot).open(for: record) }
    guard let owner = owner(of: slot, in: scope) else {
      let takesValues = blueprint.takesValues(scope)
      throw ResolutionError(.outOfScope, record, .scope(scope, takesValues: takesValues))
    }
    return try owner.open(for: record)
  }

  /// The container that opened a scope, or the one below it that registered what belongs there.
  func owner(of slot: Int, in scope: Any.Type) -> Container? {
    nearest(scope).map { slot < $0.blueprint.count ? $0 : home(of: slot) }
  }

  func scopedStore(at position: Int) -> InstanceStore? {
    position < scoped.count ? scoped[position] : nil
  }

  func keepScoped(_ store: InstanceStore, at position: Int) {
    if scoped.isEmpty { scoped.reserveCapacity(max(8, position + 1)) }
    while scoped.count <= position { scoped.append(nil) }
    scoped[position] = store
  }

  /// Releases an instance, whose `deinit` may resolve: the last reference goes when nothing is
  /// being written any more.
  func dropScoped(at position: Int) {
    guard position < scoped.count else { return }
    let last = scoped[position]
    withExtendedLifetime(last) { scoped[position] = nil }
  }
}

extension Container {
  /// Makes the coordinator of this container's scope; asking for it meanwhile is a cycle.
  func makeCoordinator<C>(_ make: () throws -> C) throws -> C {
    ownSideTable.isMakingCoordinator = true
    defer { ownSideTable.isMakingCoordinator = false }
    let made = try make()
    ownSideTable.coordinator = made as? Coordinator
    return made
  }

  /// Adopts the coordinator of this container's scope, which instances made here may depend on.
  ///
  /// It is held weakly. Eager instances that take it are made now; errors are in `problems`.
  public func adopt(_ coordinator: Coordinator) {
    guard sideTable?.coordinator !== coordinator else { return }
    ownSideTable.coordinator = coordinator
    makeEagerWithCoordinator()
  }
}
