extension Container {
  /// An operation that others may wait for: making an instance, or ending a container.
  @MainActor class Awaited {
    /// The operation that the running code belongs to.
    @TaskLocal static var current: Awaited?

    /// Weak, since a task that the running code begins may live longer.
    fileprivate weak var owner: Container?
    /// The operations that it waits for.
    private var awaited: [Awaited] = []
    fileprivate var dependencies: [Awaited] { awaited }

    init(_ owner: Container) { self.owner = owner }

    /// `true` if it waits for the running code.
    final var awaitsCaller: Bool { Awaited.current.map(waits) ?? false }

    private func waits(for other: Awaited) -> Bool {
      var (next, seen): ([Awaited], Set<ObjectIdentifier>) = ([self], [])
      while let awaited = next.popLast() {
        if awaited === other { return true }
        if seen.insert(ObjectIdentifier(awaited)).inserted { next += awaited.dependencies }
      }
      return false
    }

    /// Waits on behalf of the running code, so that a circle is found.
    fileprivate final func awaiting<R>(_ body: () async throws -> R) async rethrows -> R {
      let waiting = Awaited.current
      waiting?.awaited.append(self)
      defer { waiting?.awaited.removeAll { $0 === self } }
      return try await body()
    }
  }

  /// An asynchronous instance while it is being made.
  @MainActor final class PendingInstance: Awaited {
    private let slot: Int
    private var make: (@MainActor () async throws -> Any)? { didSet { discard(oldValue) } }
    /// The instance, as long as code awaits it.
    private var instance: Any = () { didSet { discard(oldValue) } }
    private var waiters = 0
    private lazy var task = Task { try await Self.$current.withValue(self) { try await run() } }

    init(_ slot: Int, in owner: Container, _ make: @escaping @MainActor () async throws -> Any) {
      self.slot = slot
      self.make = make
      super.init(owner)
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
      waiters += 1
      defer {
        waiters -= 1
        if waiters == 0 { instance = () }
      }
      try await awaiting { try await task.value }
      return instance
    }

    /// `true` if the running code belongs to an instance that a registration needs.
    static func isNeeded(by slot: Int, in container: Container) -> Bool {
      guard let current = current as? PendingInstance, let owner = current.owner else {
        return false
      }
      let place = GraphPosition(container: owner, slot: current.slot)
      return container.construction(of: slot).contains(place)
    }

    /// Cancels it, and waits until its task has ended.
    func cancelled() async {
      cancel()
      _ = await task.result
    }

    func cancel() { task.cancel() }
  }

  /// The end of a container, which waits for the instances being made in it and its children.
  @MainActor final class Closing: Awaited {
    private lazy var task = Task { [owner] in
      await Self.$current.withValue(self) { await owner?.closeNow() }
    }

    /// Waits for the end, unless that waits for the running code.
    func wait() async {
      _ = task  // begins, also if nobody may wait for it
      if !awaitsCaller { await finish() }
    }

    /// Waits for the end, which does not wait for the running code.
    func finish() async { await awaiting { await task.value } }

    override fileprivate var dependencies: [Awaited] {
      let sideTables = owner?.selfAndRunning.compactMap(\.sideTable) ?? []
      return super.dependencies + sideTables.flatMap(\.pending.values)
        + sideTables.compactMap(\.closing)
    }
  }
}
