/// The making of what takes time, while it is on its way.
@MainActor final class PendingInstance {
  /// The flight that the running code belongs to.
  @TaskLocal static var current: PendingInstance?

  private let owner: Container
  private var land: (@MainActor () async throws -> Any)?
  /// The instance that it brought, for those who have waited for it.
  private var instance: Any = ()
  private lazy var task = Task { try await Self.$current.withValue(self) { try await run() } }
  /// The flights that this one waits for.
  private var awaited: [PendingInstance] = []

  init(in owner: Container, _ land: @escaping @MainActor () async throws -> Any) {
    self.owner = owner
    self.land = land
  }

  private func run() async throws {
    defer { land = nil }
    if let land { instance = try await land() }
  }

  /// Begins, waits until it has landed, and returns the instance.
  ///
  /// - Throws: What it fails with; a cycle where it waits itself for whoever asks.
  func landing(of record: RegistrationRecord) async throws -> Any {
    guard let waiting = PendingInstance.current else {
      try await task.value
      return instance
    }
    guard !waits(for: waiting) else { throw ResolutionError.cycle(at: record) }
    waiting.awaited.append(self)
    defer { waiting.awaited.removeAll { $0 === self } }
    try await task.value
    return instance
  }

  /// Whether the running code is part of what it waits for.
  var awaitsCaller: Bool { PendingInstance.current.map(waits) ?? false }

  private func waits(for other: PendingInstance) -> Bool {
    self === other || awaited.contains { $0.waits(for: other) }
  }

  /// Cancels it, and waits for the rest of it.
  func cancelled() async {
    cancel()
    _ = await task.result
  }

  func cancel() { task.cancel() }

  /// Whether it is on its way in a container, or in one below.
  func isFlying(in container: Container) -> Bool { land != nil && owner.isIn(container) }
}
