/// Makes an instance that takes time, in one flight at a time for each container that keeps it.
@MainActor final class AwaitedService<T> {
  typealias Making = @MainActor (Container, Session) async throws -> T

  private let making: Making
  private let slot: Int
  private let hooks: Hooks<T>
  private let landed = Landed<T>()
  /// Keeps the instance; it lives as long as its blueprint.
  private weak var link: Link<T>?

  init(_ making: @escaping Making, _ linker: Linker) {
    self.making = making
    slot = linker.slot
    hooks = Hooks(linker)
  }

  func link(_ linker: Linker) -> Link<T> {
    let (record, landed) = (hooks.record, landed)
    let link: Link<T> = linker.seal { _, _ in
      guard let value = landed.value else { throw ResolutionError.notReady(record) }
      return value
    }
    link.flight = { container in try await self.fly(in: container) }
    link.isMade = linker.isMade
    self.link = link
    return link
  }

  /// Waits for the flight that is on its way, or for a new one, and returns the instance.
  private func fly(in container: Container) async throws -> Any {
    let owner = try owner(for: container)
    if let link, link.isMade?(owner) == true { return try link.run(in: owner, nil) }
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

  private func flight(in owner: Container) -> Flight {
    let id = ObjectIdentifier(self)
    if let flight = owner.extras?.flights[id] { return flight }
    let flight = Flight(in: owner) { [self] in
      defer { owner.ownExtras.flights[id] = nil }
      return try await land(in: owner)
    }
    owner.ownExtras.flights[id] = flight
    owner.list()
    return flight
  }

  private func land(in owner: Container) async throws -> Any {
    let made: T
    do { made = try await making(owner, Session()) } catch {
      throw owner.isOpen ? error : ended
    }
    guard owner.isOpen, let link else {
      owner.report(await hooks.closed(made))
      throw ended
    }
    landed.value = made
    defer { landed.value = nil }
    return try link.run(in: owner, nil)
  }

  private var ended: ResolutionError { .ended(T.self, named: hooks.record.name) }
}

/// An instance on its way from its flight to what wraps and keeps it.
@MainActor private final class Landed<T> {
  var value: T?
}

extension Linker {
  /// The link of what takes time to be made.
  func awaited<T>(_ making: @escaping AwaitedService<T>.Making) -> Link<T> {
    AwaitedService(making, self).link(self)
  }
}
