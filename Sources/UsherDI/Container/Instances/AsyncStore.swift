/// Makes an instance that takes time, in one flight at a time for each container that keeps it.
@MainActor final class AsyncStore<T> {
  typealias Making = @MainActor (Container, ResolveCall) async throws -> T

  private let making: Making
  private let slot: Int
  private let hooks: Hooks<T>
  private let landed = Landed<T>()
  /// Keeps the instance; it lives as long as its blueprint.
  private weak var factory: InstanceFactory<T>?

  init(_ making: @escaping Making, _ builder: FactoryBuilder) {
    self.making = making
    slot = builder.slot
    hooks = Hooks(builder)
  }

  func factory(_ builder: FactoryBuilder) -> InstanceFactory<T> {
    let (record, landed) = (hooks.record, landed)
    let factory: InstanceFactory<T> = builder.seal { _, _ in
      guard let value = landed.value else { throw ResolutionError.notReady(record) }
      return value
    }
    factory.flight = { container in try await self.fly(in: container) }
    factory.isMade = builder.isMade
    self.factory = factory
    return factory
  }

  /// Waits for the flight that is on its way, or for a new one, and returns the instance.
  private func fly(in container: Container) async throws -> Any {
    let owner = try owner(for: container)
    if let factory, factory.isMade?(owner) == true { return try factory.run(in: owner, nil) }
    return try await flight(in: owner).landing(of: hooks.record)
  }

  private func owner(for container: Container) throws -> Container {
    guard let scope = hooks.record.lifetime.scope else {
      return try container.owner(of: slot, hooks.record)
    }
    guard let owner = container.owner(of: slot, in: scope) else {
      throw ResolutionError.outOfScope(hooks.record, scope)
    }
    return try owner.open(for: hooks.record)
  }

  private func flight(in owner: Container) -> PendingInstance {
    let id = ObjectIdentifier(self)
    if let flight = owner.extras?.flights[id] { return flight }
    let flight = PendingInstance(in: owner) { [self] in
      defer { owner.ownExtras.flights[id] = nil }
      return try await land(in: owner)
    }
    owner.ownExtras.flights[id] = flight
    owner.list()
    return flight
  }

  private func land(in owner: Container) async throws -> Any {
    let made: T
    do { made = try await making(owner, ResolveCall()) } catch {
      throw owner.isOpen ? error : ended
    }
    guard owner.isOpen, let factory else {
      owner.report(await hooks.closed(made))
      throw ended
    }
    landed.value = made
    defer { landed.value = nil }
    return try factory.run(in: owner, nil)
  }

  private var ended: ResolutionError { .ended(T.self, named: hooks.record.name) }
}

/// An instance on its way from its flight to what wraps and keeps it.
@MainActor private final class Landed<T> {
  var value: T?
}

extension FactoryBuilder {
  /// The factory of what takes time to be made.
  func awaited<T>(_ making: @escaping AsyncStore<T>.Making) -> InstanceFactory<T> {
    AsyncStore(making, self).factory(self)
  }
}
