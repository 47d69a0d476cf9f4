/// The making of what takes time, while it is on its way.
@MainActor final class Flight {
  /// The flight that the running code belongs to.
  @TaskLocal static var current: Flight?

  private let owner: Container
  private var land: (@MainActor () async throws -> Void)?
  private lazy var task = Task { try await Self.$current.withValue(self) { try await run() } }
  /// The flights that this one waits for.
  private var awaited: [Flight] = []

  init(in owner: Container, _ land: @escaping @MainActor () async throws -> Void) {
    self.owner = owner
    self.land = land
  }

  private func run() async throws {
    defer { land = nil }
    try await land?()
  }

  /// Begins, and waits until it has landed.
  ///
  /// - Throws: What it fails with; a cycle where it waits itself for whoever asks.
  func landing(of record: Record) async throws {
    guard let waiting = Flight.current else { return try await task.value }
    guard !waits(for: waiting) else { throw ResolutionError.cycle(at: record) }
    waiting.awaited.append(self)
    defer { waiting.awaited.removeAll { $0 === self } }
    try await task.value
  }

  private func waits(for other: Flight) -> Bool {
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
