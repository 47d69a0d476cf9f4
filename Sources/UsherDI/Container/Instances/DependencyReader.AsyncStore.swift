extension DependencyReader {
  /// Makes an instance asynchronously, in one task at a time for each container that keeps it.
  @MainActor final class AsyncStore<T> {
    typealias Making =
      @MainActor (AnyInstanceFactory, Container, ResolveCall) async throws -> T

    private let making: Making
    private let slot: Int
    private let record: RegistrationRecord
    private let hooks: Recipe.Options?
    /// An instance in transit from its task to its decorators and store.
    private var arrival: (value: T, owner: Container, call: ResolveCall)?
    /// Keeps the instance; lives as long as its blueprint.
    private weak var factory: InstanceFactory<T>?

    init(_ making: @escaping Making, _ builder: DependencyReader) {
      self.making = making
      (slot, record) = (builder.slot, builder.record)
      hooks = builder.hooks
    }

    func factory(_ builder: DependencyReader) -> InstanceFactory<T> {
      let factory: InstanceFactory<T> = builder.makeFactory { _, owner, call in
        try self.arrived(in: owner, call)
      }
      factory.awaited = (builder.isMade ?? { _ in false }, { try await self.instance(for: $0) })
      self.factory = factory
      return factory
    }

    /// The instance that has just arrived; its decorators and callbacks belong to its call.
    private func arrived(in owner: Container, _ call: ResolveCall?) throws -> T {
      guard let arrival, arrival.owner === owner else {
        let isCycle =
          owner.sideTable?.pending[ObjectIdentifier(self)]?.awaitsCaller == true
          || Container.PendingInstance.isNeeded(by: slot, in: owner)
        throw isCycle ? ResolutionError(.cycle, record) : ResolutionError(.notReady, record)
      }
      call?.merge(arrival.call)
      return arrival.value
    }

    /// Returns the instance, once it is made.
    private func instance(for container: Container) async throws -> Any {
      let owner = try container.owner(of: slot, record)
      if let factory, factory.awaited?.isMade(owner) == true {
        return try factory.run(in: owner, nil)
      }
      return try await pendingInstance(in: owner).value(of: record)
    }

    private func pendingInstance(in owner: Container) -> Container.PendingInstance {
      let id = ObjectIdentifier(self)
      if let pending = owner.sideTable?.pending[id] { return pending }
      let pending = Container.PendingInstance(slot, in: owner) { [self] in
        defer { owner.ownSideTable.pending[id] = nil }
        return try await make(in: owner)
      }
      owner.ownSideTable.pending[id] = pending
      owner.list()
      return pending
    }

    private func make(in owner: Container) async throws -> Any {
      guard let factory else { throw ended }
      let call = ResolveCall()
      let made: T
      do { made = try await making(factory, owner, call) } catch {
        throw owner.isOpen ? error : ended
      }
      guard owner.isOpen else {
        owner.report(await hooks?.closed(Box(made), of: record) ?? [])
        throw ended
      }
      arrival = (made, owner, call)
      // Released last, outside of any mutation, because a `deinit` may resolve.
      defer { withExtendedLifetime((made, call)) { arrival = nil } }
      return try factory.run(in: owner, nil)
    }

    private var ended: ResolutionError { ResolutionError(.ended, record) }
  }

  func awaited<T>(_ making: @escaping AsyncStore<T>.Making) -> InstanceFactory<T> {
    AsyncStore(making, self).factory(self)
  }
}
