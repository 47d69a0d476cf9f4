extension Container {
  /// An asynchronous instance while it is being made.
  @MainActor final class PendingInstance {
    /// The pending instance that the running code belongs to.
    @TaskLocal static var current: PendingInstance?

    private let owner: Container
    private let slot: Int
    private var make: (@MainActor () async throws -> Any)?
    /// The instance, for the code that awaits it.
    private var instance: Any = ()
    private lazy var task = Task { try await Self.$current.withValue(self) { try await run() } }
    /// The pending instances that this one awaits.
    private var awaited: [PendingInstance] = []

    init(_ slot: Int, in owner: Container, _ make: @escaping @MainActor () async throws -> Any) {
      (self.slot, self.owner) = (slot, owner)
      self.make = make
    }

    private func run() async throws {
      defer { make = nil }
      if let make { instance = try await make() }
    }

    /// Starts if it has not started, and returns the instance once it is made.
    ///
    /// - Throws: The error of its creation; a cycle if it waits for its caller.
    func value(of record: RegistrationRecord) async throws -> Any {
      guard !awaitsCaller else { throw ResolutionError(.cycle, record) }
      let waiting = PendingInstance.current
      waiting?.awaited.append(self)
      defer { waiting?.awaited.removeAll { $0 === self } }
      try await task.value
      return instance
    }

    /// `true` if it waits for the running code.
    var awaitsCaller: Bool { PendingInstance.current.map(waits) ?? false }

    /// `true` if the running code belongs to an instance that a registration needs.
    static func isNeeded(by slot: Int, in container: Container) -> Bool {
      guard let current else { return false }
      let place = GraphPosition(container: current.owner, slot: current.slot)
      return container.construction(of: slot).contains(place)
    }

    private func waits(for other: PendingInstance) -> Bool {
      self === other || awaited.contains { $0.waits(for: other) }
    }

    /// Cancels it, and waits until its task has ended.
    func cancelled() async {
      cancel()
      _ = await task.result
    }

    func cancel() { task.cancel() }

    /// `true` if it is being made in a container, or in a descendant.
    func isPending(in container: Container) -> Bool { make != nil && owner.isIn(container) }
  }
}
