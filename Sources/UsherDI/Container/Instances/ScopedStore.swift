/// An instance that a container keeps for the scope that it opened.
@usableFromInline class ScopedStore: InstanceStore {
  /// The registration that it is an instance of.
  final let service: ScopedService

  @usableFromInline init(_ service: ScopedService) {
    self.service = service
  }

  final var record: RegistrationRecord { service.record }

  /// The instance, without its type.
  var any: Any { () }

  @MainActor override var unawaitedEnd: RegistrationRecord? { service.hooks?.unawaited }

  @MainActor override func end(in owner: Container) -> [ContainerError.Problem] {
    let problems = service.hooks?.ended(self) ?? []
    owner.dropScoped(at: service.position)
    return problems
  }

  @MainActor override func close(in owner: Container) async -> [ContainerError.Problem] {
    let problems = await service.hooks?.closed(self) ?? []
    owner.dropScoped(at: service.position)
    return problems
  }
}

/// An instance of a scope, to be read where its type is known.
@usableFromInline final class TypedScopedStore<T>: ScopedStore {
  @usableFromInline let value: T

  @inlinable init(_ value: T, of service: ScopedService) {
    self.value = value
    super.init(service)
  }

  override var any: Any { value }
}

/// A registration that has one instance in each container that opens its scope.
@usableFromInline @MainActor final class ScopedService {
  @usableFromInline typealias Making =
    @MainActor (ScopedService, Container, ResolveCall?) throws -> ScopedStore

  let record: RegistrationRecord
  let hooks: AnyHooks?
  let position: Int
  private let make: Making
  private let scope: Any.Type
  private let slot: Int
  private let home: ObjectIdentifier
  private let needsCall: Bool
  /// Stands where an instance is being made.
  private let underWay = InstanceStore()
  /// Its factory.
  private var own: ObjectIdentifier?

  init(_ builder: FactoryBuilder, _ hooks: AnyHooks?, scope: Any.Type, _ make: @escaping Making) {
    record = builder.record
    self.make = make
    self.hooks = hooks
    self.scope = scope
    slot = builder.slot
    needsCall = builder.blueprint.hasGraphs
    position = builder.blueprint.scopedPosition(of: builder.slot)
    home = ObjectIdentifier(builder.blueprint)
  }

  /// Stands behind a factory, which lives as long as its blueprint.
  @usableFromInline func stand(behind factory: AnyInstanceFactory) {
    own = ObjectIdentifier(factory)
    factory.scoped = self
  }

  func isMade(for container: Container) -> Bool {
    guard let owner = try? owner(for: container), let store = owner.scopedStore(at: position) else {
      return false
    }
    return store !== underWay
  }

  /// The instance for a container.
  @usableFromInline func instance(for container: Container) throws -> ScopedStore {
    let owner = try owner(for: container)
    if ObjectIdentifier(owner.blueprint) != home, let service = otherService(in: owner) {
      return try service.instance(for: owner)
    }
    guard let store = owner.scopedStore(at: position) else { return try build(in: owner) }
    guard store !== underWay else { throw ResolutionError.cycle(at: record) }
    return unsafeDowncast(store, to: ScopedStore.self)
  }

  /// The service that the owner has instead, where its additions had it linked anew.
  private func otherService(in owner: Container) -> ScopedService? {
    let factory = owner.blueprint.factory(slot: slot)
    return ObjectIdentifier(factory) == own ? nil : factory.scoped
  }

  private func owner(for container: Container) throws -> Container {
    if container.scope == scope, slot < container.blueprint.count {
      return try container.open(for: record)
    }
    guard let owner = container.owner(of: slot, in: scope) else {
      throw ResolutionError.outOfScope(record, scope)
    }
    return try owner.open(for: record)
  }

  private func build(in owner: Container) throws -> ScopedStore {
    owner.keepScoped(underWay, at: position)
    do {
      let session = needsCall ? ResolveCall() : nil
      let instance = try make(self, owner, session)
      try requireOpen(owner)
      owner.keepScoped(instance, at: position)
      owner.list(instance)
      guard let hooks else { return instance }
      do {
        try hooks.created(instance, Resolver(container: owner, session: session))
        try requireOpen(owner)
      } catch {
        owner.undo(since: instance)
        throw error
      }
      return instance
    } catch {
      owner.dropScoped(at: position)
      throw error
    }
  }

  /// A container that its own factory has ended keeps nothing any more.
  private func requireOpen(_ owner: Container) throws {
    guard owner.isOpen else { throw ResolutionError.ended(record.service, named: record.name) }
  }
}
