import Testing
import UsherDI

/// Flights that wait for one another or for their own end, and callers that no longer exist.
@MainActor struct FlightTests {
  private func circle(_ diary: Diary) throws -> Container {
    let container = try makeContainer {
      $0.registerAsync { () async throws -> A in
        _ = try await diary.container?.resolved(B.self)
        return A()
      }
      $0.registerAsync { () async throws -> B in
        B(a: try await diary.container?.resolved(A.self) ?? A())
      }
    }
    diary.container = container
    return container
  }

  @Test func `Async calls that wait for one another are a cycle, not a deadlock`() async throws {
    let diary = Diary()
    let container = try circle(diary)
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolved(A.self)
    }
    #expect(error?.reason == .cycle)
    #expect(error?.path.map(\.service) == ["A", "B"])
    let both = await #expect(throws: ResolutionError.self) { try await container.warmUp() }
    #expect(both?.reason == .cycle)
    diary.container = nil
  }

  @Test func `A flight that asks for itself is a cycle`() async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async throws -> A in
        try await diary.container?.resolved(A.self) ?? A()
      }
    }
    diary.container = container
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolved(A.self)
    }
    #expect(error?.reason == .cycle)
    diary.container = nil
  }

  @Test func `A flight may wait for others that do not wait for it`() async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async in
        await Task.yield()
        return A()
      }
      $0.registerAsync { () async throws -> B in
        B(a: try await diary.container?.resolved(A.self) ?? A())
      }
      $0.registerAsync { () async throws -> Logger in
        _ = try await diary.container?.resolved(A.self)
        return Logger()
      }
    }
    diary.container = container
    try await container.warmUp()
    #expect(try container.resolve(B.self).a === container.resolve(A.self))
    diary.container = nil
  }

  @Test func `An async call that closes its container, or one above, does not wait for itself`()
    async throws
  {
    for level in 0...1 {
      let diary = Diary()
      let top = try makeContainer { $0.register(Logger.init) }
      let container = try top.makeChild {
        $0.registerAsync { () async -> A in
          await diary.container?.close()
          diary.lines.append("closed")
          return A()
        }
        .onEnd { _ in diary.lines.append("ended") }
      }
      diary.container = level == 0 ? container : top
      let error = await #expect(throws: ResolutionError.self) {
        _ = try await container.resolved(A.self)
      }
      #expect(error?.reason == .ended)
      await diary.container?.close()
      #expect(container.isEnded)
      #expect(diary.lines == ["closed", "ended"])
      diary.container = nil
    }
  }

  @Test func `A cancelled caller leaves the shared call to the others`() async throws {
    let (stream, gate) = AsyncStream<Void>.makeStream()
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async throws -> A in
        diary.lines.append("begins")
        for await _ in stream { break }
        try Task.checkCancellation()
        return A()
      }
    }
    let first = Task { ObjectIdentifier(try await container.resolved(A.self)) }
    let second = Task { ObjectIdentifier(try await container.resolved(A.self)) }
    while diary.lines.isEmpty { await Task.yield() }
    first.cancel()
    gate.yield()
    let made = try await second.value
    #expect(try ObjectIdentifier(container.resolve(A.self)) == made)
    #expect(try await first.value == made)
    #expect(diary.lines == ["begins"])
  }

  @Test func `An async call that fails carries the path to it`() async throws {
    let container = try makeContainer {
      $0.registerAsync { () async throws -> A in throw Broken() }
      $0.register(B.init, lifetime: .shared)
      $0.register({ (_: B) in Logger() })
    }
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolved(Logger.self)
    }
    #expect(error?.underlying is Broken)
    #expect(error?.path.map(\.service) == ["Logger", "B", "A"])
  }
}
