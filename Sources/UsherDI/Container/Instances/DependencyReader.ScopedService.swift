extension DependencyReader {
  /// A registration with one instance in each container that opens its scope.
  @MainActor final class ScopedService<T> {
    private let make: Make<T>
    private let record: RegistrationRecord
    private let hooks: Recipe.Options?
    private let position: Int
    private let slot: Int
    private let home: ObjectIdentifier
    /// Kept, because the run-time would look the generic type up for each instance.
    private let storeType = ScopedStore<T>.self

    init(_ make: @escaping Make<T>, _ builder: DependencyReader) {
      self.make = make
      (record, slot, hooks) = (builder.record, builder.slot, builder.hooks)
      position = builder.blueprint.scopedPosition(of: builder.slot)
      home = ObjectIdentifier(builder.blueprint)
    }

    func factory(_ builder: DependencyReader) -> InstanceFactory<T> {
      builder.isMade = isMade
      return InstanceFactory(builder.linkage) { factory, container, _ in
        try self.instance(for: container, factory)
      }
    }

    private func isMade(for container: Container) -> Bool {
      let owner = try? isOwner(container) ? container : container.owner(of: slot, record)
      return owner?.scopedStore(at: position) != nil
    }

    private func isOwner(_ container: Container) -> Bool {
      container.scope == record.lifetime.scope && slot < container.blueprint.count
    }

    private func instance(for container: Container, _ factory: AnyInstanceFactory) throws -> T {
      if isOwner(container) { return try instance(in: container, factory) }
      return try instance(in: container.owner(of: slot, record), factory)
    }

    private func instance(in owner: Container, _ factory: AnyInstanceFactory) throws -> T {
      if ObjectIdentifier(owner.blueprint) != home {
        // The owner has a different factory if its additions linked the registration again.
        let other = owner.blueprint.factory(slot: slot)
        if other !== factory { return try other.typed(T.self).instance(in: owner, nil) }
      }
      try owner.requireOpen(for: record)
      guard let store = owner.scopedStore(at: position) as? ScopedStore<T> else {
        return try build(in: owner, factory)
      }
      return store.value
    }

    private func build(in owner: Container, _ factory: AnyInstanceFactory) throws -> T {
      let construction = owner.runtime.construction
      let place = Container.Construction.Place(slot: slot, owner: ObjectIdentifier(owner))
      if let number = construction.number(at: place) { throw construction.refuse(number, record) }
      return try construction.make(at: place) { number in
        let call = owner.newCall
        let value = try make(factory, owner, call)
        let store = storeType.init(value, at: position, record, hooks)
        try owner.requireOpen(orEnding: store)
        owner.storeScoped(store, at: position)
        try owner.complete(store, number, call)
        return value
      }
    }
  }
}

/// An instance that a container keeps for the scope that it opened.
private class ScopedStore<T>: InstanceStore {
  let value: T
  private let position: Int

  required init(
    _ value: T, at position: Int, _ record: RegistrationRecord, _ hooks: Recipe.Options?
  ) {
    (self.value, self.position) = (value, position)
    super.init(record, hooks)
  }

  @MainActor override var instance: AnyBox? { Box(value) }

  @MainActor override func release(in owner: Container) { owner.dropScoped(at: position) }
}
