/// Keeps a shared instance whose making takes time, in one flight at a time.
final class AwaitedCell<T>: KeptCell<T> {
  typealias Making = @MainActor (Container, Session) async throws -> T

  private let making: Making
  private let slot: Int
  /// What has landed and is being wrapped.
  private let landed: Landed<T>
  private var value: T?

  @MainActor init(_ making: @escaping Making, _ linker: Linker) {
    self.making = making
    slot = linker.slot
    let (record, landed) = (linker.record, Landed<T>())
    self.landed = landed
    let wrapped = linker.decorate { _, _ in
      guard let value = landed.value else { throw ResolutionError.notReady(record) }
      return value
    }
    super.init(Production(wrapped, linker))
    linker.isMade = { [unowned self] _ in value != nil }
  }

  @MainActor override var kept: T? {
    get { value }
    set { value = newValue }
  }

  @MainActor func link() -> Link<T> {
    let link = Link<T> { _, _ in
      guard let value = self.value else { throw ResolutionError.notReady(self.hooks.record) }
      return value
    }
    link.flight = { container in try await self.fly(in: container) }
    return link
  }

  /// Waits for the flight that is on its way, or for a new one.
  @MainActor private func fly(in container: Container) async throws {
    guard value == nil else { return }
    let owner = try container.owner(of: slot, hooks.record)
    try await flight(in: owner).landing(of: hooks.record)
  }

  @MainActor private func flight(in owner: Container) -> Flight {
    let id = ObjectIdentifier(self)
    if let flight = owner.flights[id] { return flight }
    let flight = Flight(in: owner) { [self] in
      defer { owner.flights[id] = nil }
      try await land(in: owner)
    }
    owner.flights[id] = flight
    owner.list()
    return flight
  }

  @MainActor private func land(in owner: Container) async throws {
    let session = Session()
    try owner.prepare(below: slot, session)
    let made: T
    do { made = try await making(owner, session) } catch {
      throw owner.isOpen ? error : ResolutionError.ended(T.self, named: hooks.record.name)
    }
    guard owner.isOpen else {
      owner.report(await hooks.closed(made))
      throw ResolutionError.ended(T.self, named: hooks.record.name)
    }
    landed.value = made
    defer { landed.value = nil }
    _ = try build(in: owner, session)
  }
}

/// An instance on its way from its flight to what wraps it.
@MainActor private final class Landed<T> {
  var value: T?
}

extension Linker {
  /// The link of what takes time to be made.
  func awaited<T>(_ making: @escaping AwaitedCell<T>.Making) -> Link<T> {
    AwaitedCell(making, self).link()
  }
}
