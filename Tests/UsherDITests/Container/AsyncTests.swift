import Testing
import UsherDI

@MainActor struct AsyncTests {
  private actor Database {
    nonisolated let name: String
    init(name: String) async { self.name = name }
  }
  private final class Store {
    let database: Database
    init(database: Database) { self.database = database }
  }

  @Test func `Ten concurrent callers share one call`() async throws {
    var flights = 0
    let container = try makeContainer {
      $0.registerAsync {
        flights += 1
        await Task.yield()
        return A()
      }
    }
    let callers = (0..<10).map { _ in
      Task { ObjectIdentifier(try await container.resolved(A.self)) }
    }
    var all: Set<ObjectIdentifier> = []
    for caller in callers { all.insert(try await caller.value) }
    #expect(flights == 1)
    #expect(all.count == 1)
  }

  @Test func `A failure reaches all ten callers, and the next resolve tries again`() async throws {
    var flights = 0
    let container = try makeContainer {
      $0.registerAsync {
        flights += 1
        await Task.yield()
        if flights == 1 { throw Broken() }
        return A()
      }
    }
    let callers = (0..<10).map { _ in Task { _ = try await container.resolved(A.self) } }
    var failures = 0
    for caller in callers {
      let error = await #expect(throws: ResolutionError.self) { try await caller.value }
      failures += error?.underlying is Broken ? 1 : 0
    }
    #expect(failures == 10)
    #expect(flights == 1)
    _ = try await container.resolved(A.self)
    #expect(flights == 2)
  }

  @Test func `A synchronous resolve of an instance that is not ready is an error`() async throws {
    let container = try makeContainer {
      $0.register(value: "main")
      $0.registerAsync(Database.init)
      $0.register(Store.init)
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Store.self) }
    #expect(error?.reason == .notReady)
    #expect(try await container.resolved(Store.self).database.name == "main")
    #expect(try container.resolve(Database.self) === container.resolve(Store.self).database)
  }

  @Test func `Warming up makes all that takes time`() async throws {
    let container = try makeContainer {
      $0.register(value: "main")
      $0.registerAsync(Database.init)
    }
    try await container.warmUp()
    _ = try container.resolve(Database.self)
  }

  @Test func `An async instance that arrives after the end is released`() async throws {
    let (stream, gate) = AsyncStream<Void>.makeStream()
    let container = try makeContainer {
      $0.registerAsync {
        for await _ in stream { break }
        return A()
      }
    }
    let waiting = Task { _ = try await container.resolved(A.self) }
    while !container.isEnded {
      await Task.yield()
      container.end()
    }
    gate.yield()
    let error = await #expect(throws: ResolutionError.self) { try await waiting.value }
    #expect(error?.reason == .ended)
  }

  @Test
  func `An async instance that arrives after the end is ended at once, and a close waits for it`()
    async throws
  {
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async -> A in
        diary.lines.append("begins")
        while !Task.isCancelled { await Task.yield() }
        return A()
      }
      .onEnd { _ in diary.lines.append("ended") }
      .onClose { _ in diary.lines.append("closed") }
    }
    let waiting = Task { _ = try await container.resolved(A.self) }
    while diary.lines.isEmpty { await Task.yield() }
    await container.close()
    #expect(diary.lines == ["begins", "closed", "ended"])
    let error = await #expect(throws: ResolutionError.self) { try await waiting.value }
    #expect(error?.reason == .ended)
    #expect(container.problems.isEmpty)
  }

  @Test func `A flight that its container's end cancels says that it has ended`() async throws {
    let container = try makeContainer {
      $0.registerAsync { () async throws -> A in
        while true {
          try Task.checkCancellation()
          await Task.yield()
        }
      }
    }
    let waiting = Task { _ = try await container.resolved(A.self) }
    await Task.yield()
    await Task.yield()
    container.end()
    let error = await #expect(throws: ResolutionError.self) { try await waiting.value }
    #expect(error?.reason == .ended)
  }

  @Test func `Decorators wrap an async instance once, when it is ready`() async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync({ () async in LiveCatalog() }, as: (any Catalog).self)
        .onCreate { catalog, _ in diary.lines.append("\(catalog.shows)") }
      $0.decorate((any Catalog).self) { (inner: any Catalog, logger: Logger) in
        Loud(inner, logger)
      }
      $0.register(Logger.init, lifetime: .shared)
    }
    #expect(throws: ResolutionError.self) { try container.resolve((any Catalog).self) }
    let catalog = try await container.resolved((any Catalog).self)
    #expect(catalog.shows == ["HAMLET"])
    #expect(try container.resolve((any Catalog).self) === catalog)
    #expect(diary.lines == [#"["HAMLET"]"#])
  }

  @Test func `A decorator of what takes time that throws leaves nothing kept`() async throws {
    var attempts = 0
    let container = try makeContainer {
      $0.registerAsync { () async in A() }
      $0.decorate(A.self) { (inner: A) in
        attempts += 1
        if attempts == 1 { throw Broken() }
        return inner
      }
    }
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolved(A.self)
    }
    #expect(error?.underlying is Broken)
    _ = try await container.resolved(A.self)
    #expect(attempts == 2)
  }

  @Test func `Warming up makes eager services that wait for async ones`() async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async in A() }
      $0.register(B.init, lifetime: .shared).eager()
        .onCreate { _, _ in diary.lines.append("B") }
      $0.register(Logger.init, lifetime: .shared).eager()
        .onCreate { _, _ in diary.lines.append("Logger") }
    }
    #expect(diary.lines == ["Logger"])
    try await container.makeChild().warmUp()
    #expect(diary.lines == ["Logger", "B"])
    try await container.warmUp()
    #expect(diary.lines == ["Logger", "B"])
  }

  @Test func `Warming up makes independent instances concurrently`() async throws {
    var (running, most) = (0, 0)
    func work() async {
      running += 1
      most = max(most, running)
      for _ in 0..<10 { await Task.yield() }
      running -= 1
    }
    let container = try makeContainer {
      $0.registerAsync { () async in
        await work()
        return A()
      }
      $0.registerAsync { () async in
        await work()
        return Logger()
      }
      $0.registerAsync { (a: A) async in
        await work()
        return B(a: a)
      }
    }
    try await container.warmUp()
    #expect(most == 2)
    #expect(try container.resolve(B.self).a === container.resolve(A.self))
  }

  @Test func `Warming up reports failures and still makes the rest`() async throws {
    let container = try makeContainer {
      $0.registerAsync { () async throws -> A in throw Broken() }
      $0.registerAsync { () async in Logger() }
    }
    let error = await #expect(throws: ResolutionError.self) { try await container.warmUp() }
    #expect(error?.service == "A")
    _ = try container.resolve(Logger.self)
  }

  @Test func `A parent's instance awaits the parent's services, even if a child replaces them`()
    async throws
  {
    let container = try makeContainer {
      $0.registerAsync { () async in A() }
      $0.register(B.init, lifetime: .shared)
    }
    let child = try container.makeChild { $0.register(value: A()) }
    let b = try await child.resolved(B.self)
    #expect(try container.resolve(A.self) === b.a)
  }

  @Test func `A scoped instance awaits its own scope's services, even if a child replaces them`()
    async throws
  {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.registerAsync { () async in A() }
      $0.register(B.init, lifetime: .scoped(to: SessionScope.self))
    }
    let scope = try container.makeChild(SessionScope.self)
    let child = try scope.makeChild { $0.register(value: A()) }
    let b = try await child.resolved(B.self)
    #expect(try container.resolve(A.self) === b.a)
    #expect(try scope.resolve(B.self) === b)
  }

  @Test func `An async call in a child is cancelled, or awaited, by the end of its parent`()
    async throws
  {
    for isAwaited in [false, true] {
      let diary = Diary()
      let container = try makeContainer { $0.register(Logger.init) }
      let child = try container.makeChild {
        $0.registerAsync { () async -> A in
          diary.lines.append("begins")
          while !Task.isCancelled { await Task.yield() }
          return A()
        }
        .onEnd { _ in diary.lines.append("ended") }
      }
      let waiting = Task { _ = try await child.resolved(A.self) }
      while diary.lines.isEmpty { await Task.yield() }
      if isAwaited { await container.close() } else { container.end() }
      #expect(diary.lines == (isAwaited ? ["begins", "ended"] : ["begins"]))
      let error = await #expect(throws: ResolutionError.self) { try await waiting.value }
      #expect(error?.reason == .ended)
      #expect(diary.lines == ["begins", "ended"])
    }
  }

  @Test func `A graph one is one instance for what takes time as well`() async throws {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .graph)
      $0.register(B.init)
      $0.registerAsync { (a: A, b: B) async in C(a: a, b: b) }
    }
    let made = try await container.resolved(C.self)
    #expect(made.a === made.b.a)
  }

  private final class Loud: Catalog {
    let inner: any Catalog
    var shows: [String] { inner.shows.map { $0.uppercased() } }
    init(_ inner: any Catalog, _ logger: Logger) { self.inner = inner }
  }
}
