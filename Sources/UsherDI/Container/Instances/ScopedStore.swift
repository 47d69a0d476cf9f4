/// An instance that a container keeps for the scope that it opened.
@usableFromInline class ScopedStore: InstanceStore {
  private let position: Int

  @usableFromInline init(_ service: ScopedService) {
    position = service.position
    super.init(service.record, service.hooks)
  }

  @MainActor override final func release(in owner: Container) { owner.dropScoped(at: position) }
}

/// An instance of a scope, to be read where its type is known.
@usableFromInline final class TypedScopedStore<T>: ScopedStore {
  @usableFromInline let value: T

  @inlinable init(_ value: T, of service: ScopedService) {
    self.value = value
    super.init(service)
  }

  @MainActor override var instance: AnyBox? { Box(value) }
}

/// A registration that has one instance in each container that opens its scope.
@usableFromInline @MainActor final class ScopedService {
  @usableFromInline typealias Making =
    @MainActor (ScopedService, AnyInstanceFactory, Container, ResolveCall?) throws -> ScopedStore

  let record: RegistrationRecord
  let hooks: Hooks?
  let position: Int
  private let make: Making
  private let slot: Int
  private let home: ObjectIdentifier
  /// Stands where an instance is being made.
  private let underWay: InstanceStore
  /// The numbers of those that are being made, each in the container that will keep it.
  private var makings: [(owner: Container, number: Int)] = []
  private unowned(unsafe) var factory: AnyInstanceFactory?

  init(_ builder: FactoryBuilder, _ make: @escaping Making) {
    (record, slot, hooks) = (builder.record, builder.slot, Hooks(builder))
    self.make = make
    underWay = InstanceStore(record, nil)
    position = builder.blueprint.scopedPosition(of: builder.slot)
    home = ObjectIdentifier(builder.blueprint)
  }

  /// Becomes the service of a factory, which keeps it.
  @usableFromInline func attach(to factory: AnyInstanceFactory) {
    self.factory = factory
    factory.scoped = self
  }

  func isMade(for container: Container) -> Bool {
    let store = (try? owner(for: container))?.scopedStore(at: position)
    return store != nil && store !== underWay
  }

  @usableFromInline func instance(for container: Container) throws -> ScopedStore {
    let owner = try owner(for: container)
    if ObjectIdentifier(owner.blueprint) != home, let service = otherService(in: owner) {
      return try service.instance(for: owner)
    }
    guard let store = owner.scopedStore(at: position) else { return try build(in: owner) }
    if store === underWay { throw refusal(in: owner) }
    return unsafeDowncast(store, to: ScopedStore.self)
  }

  /// The service that the owner has instead, where its additions had it linked anew.
  private func otherService(in owner: Container) -> ScopedService? {
    let other = owner.blueprint.factory(slot: slot)
    return other === factory ? nil : other.scoped
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

  private func build(in owner: Container) throws -> ScopedStore {
    guard let factory else { throw ResolutionError(.ended, record) }
    return try owner.runtime.construction.making { number in
      makings.append((owner, number))
      owner.keepScoped(underWay, at: position)
      defer { makings.removeLast() }
      do {
        let call = owner.newCall
        let instance = try make(self, factory, owner, call)
        try owner.open(for: record)
        owner.keepScoped(instance, at: position)
        try owner.begin(instance, number, call)
        return instance
      } catch {
        owner.dropScoped(at: position)
        throw error
      }
    }
  }
}
