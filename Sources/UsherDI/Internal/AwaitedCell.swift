/// Keeps a shared instance whose making takes time, in one flight at a time.
final class AwaitedCell<T>: KeptCell<T> {
  typealias Making = @MainActor (Container) async throws -> T

  private let making: Making
  private let home: ObjectIdentifier
  private var value: T?
  private var flight: Task<Void, any Error>?

  @MainActor init(_ making: @escaping Making, _ linker: Linker) {
    self.making = making
    home = ObjectIdentifier(linker.blueprint)
    let record = linker.record
    super.init(
      { _, _ in throw ResolutionError.notReady(record) }, Hooks(linker),
      needsSession: false)
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

  /// Joins the flight that is on its way, or begins one.
  @MainActor private func fly(in container: Container) async throws {
    guard value == nil else { return }
    if let flight { return try await flight.value }
    let owner = try container.owner(of: home, hooks.record)
    let flight = Task { try await self.land(in: owner) }
    self.flight = flight
    try await flight.value
  }

  @MainActor private func land(in owner: Container) async throws {
    defer { flight = nil }
    let made = try await making(owner)
    guard !owner.isEnded else { throw ResolutionError.ended(T.self, named: hooks.record.name) }
    value = made
    owner.list(self)
    do {
      try hooks.created(made, Resolver(container: owner, session: nil))
    } catch {
      owner.undo(since: self)
      value = nil
      throw error
    }
  }
}

extension Linker {
  /// The link of what takes time to be made.
  func awaited<T>(_ making: @escaping AwaitedCell<T>.Making) -> Link<T> {
    AwaitedCell(making, self).link()
  }
}
