extension DependencyReader {
  /// A registration with one instance in each container that opens its scope.
  @MainActor final class ScopedService<T> {
    private let make: Make<T>
    private let record: RegistrationRecord
    private let hooks: Hooks?
    private let position: Int
    private let slot: Int
    private let home: ObjectIdentifier
    /// Marks the position of an instance that is being made.
    private let underWay: InstanceStore
    /// The numbers of the instances being made, each with the container that will keep it.
    private var makings: [(owner: Container, number: Int)] = []

    init(_ make: @escaping Make<T>, _ builder: DependencyReader) {
      self.make = make
      (record, slot, hooks) = (builder.record, builder.slot, Hooks(builder))
      underWay = InstanceStore(record, nil)
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
      (try? owner(for: container))?.scopedStore(at: position) is ScopedStore<T>
    }

    private func instance(for container: Container, _ factory: AnyInstanceFactory) throws -> T {
      let owner = try owner(for: container)
      if ObjectIdentifier(owner.blueprint) != home {
        // The owner has a different factory if its additions linked the registration again.
        let other = owner.blueprint.factory(slot: slot)
        if other !== factory { return try other.typed(T.self).instance(in: owner, nil) }
      }
      guard let store = owner.scopedStore(at: position) else {
        return try build(in: owner, factory)
      }
      guard let store = store as? ScopedStore<T> else { throw refusal(in: owner) }
      return store.value
    }

    private func owner(for container: Container) throws -> Container {
      if container.scope == record.lifetime.scope, slot < container.blueprint.count {
        return try container.open(for: record)
      }
      return try container.owner(of: slot, record)
    }

    private func refusal(in owner: Container) -> ResolutionError {
      guard let making = makings.last(where: { $0.owner === owner }) else {
        return ResolutionError(.cycle, record)
      }
      return owner.runtime.construction.refuse(making.number, record)
    }

    private func build(in owner: Container, _ factory: AnyInstanceFactory) throws -> T {
      try owner.runtime.construction.making { number in
        makings.append((owner, number))
        owner.keepScoped(underWay, at: position)
        defer { makings.removeLast() }
        do {
          let call = owner.newCall
          let value = try make(factory, owner, call)
          try owner.open(for: record)
          let store = ScopedStore(value, at: position, record, hooks)
          owner.keepScoped(store, at: position)
          try owner.begin(store, number, call)
          return value
        } catch {
          owner.dropScoped(at: position)
          throw error
        }
      }
    }
  }
}

/// An instance that a container keeps for the scope that it opened.
private final class ScopedStore<T>: InstanceStore {
  let value: T
  private let position: Int

  init(_ value: T, at position: Int, _ record: RegistrationRecord, _ hooks: Hooks?) {
    (self.value, self.position) = (value, position)
    super.init(record, hooks)
  }

  @MainActor override var instance: AnyBox? { Box(value) }

  @MainActor override func release(in owner: Container) { owner.dropScoped(at: position) }
}
