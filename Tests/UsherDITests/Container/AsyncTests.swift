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

  @Test func `Ten callers at once share one flight`() async throws {
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

  @Test func `A failure reaches all ten, and the next try builds again`() async throws {
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

  @Test func `A plain resolve of one that is not there yet says so`() async throws {
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

  @Test func `What lands after the end is let go`() async throws {
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
}
