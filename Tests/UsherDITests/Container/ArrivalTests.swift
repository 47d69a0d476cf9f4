import Testing
import UsherDI

/// The arrival of asynchronous instances: decorators, callbacks, and requests that come too early.
@MainActor struct ArrivalTests {
  @Test func `Decorators and callbacks of an async service belong to its call`() async throws {
    let diary = Diary()
    for lifetime in [Lifetime.shared, .weak, .scoped(to: SessionScope.self)] {
      let container = try makeContainer {
        $0.opens(SessionScope.self)
        $0.register(A.init, lifetime: .graph)
        $0.registerAsync({ (a: A) async in B(a: a) }, lifetime: lifetime)
          .onCreate { b, resolver in
            if try resolver.resolve(A.self) === b.a { diary.lines.append("callback") }
          }
        $0.decorate(B.self) { (inner: B, a: A) in
          if inner.a === a { diary.lines.append("decorator") }
          return inner
        }
      }
      let b = try await container.makeChild(SessionScope.self).resolved(B.self)
      #expect(diary.lines == ["decorator", "callback"])
      #expect(try container.resolve(A.self) !== b.a)
      diary.lines = []
    }
  }

  @Test func `A callback that asks for what has arrived and is being decorated waits for it`()
    async throws
  {
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async in A() }
      $0.register(Logger.init, lifetime: .shared)
        .onCreate { _, resolver in
          _ = try resolver.resolve(A.self)
          diary.lines.append("it exists")
        }
      $0.decorate(A.self) { (inner: A, _: Logger) in
        diary.lines.append("decorated")
        return inner
      }
    }
    let a = try await container.resolved(A.self)
    #expect(diary.lines == ["decorated", "it exists"])
    #expect(try container.resolve(A.self) === a)
  }

  private func askForLogger(_ registrar: Registrar) {
    registrar.register { resolver in
      _ = try resolver.resolve(Logger.self)
      return A()
    }
  }

  @Test func `An async instance that is requested by its own making is a cycle`() async throws {
    let containers = [
      try makeContainer {
        askForLogger($0)
        $0.registerAsync { (_: A) async in Logger() }
      },
      try makeContainer {
        askForLogger($0)
        $0.registerAsync { () async in Logger() }
        $0.decorate(Logger.self) { (inner: Logger, _: A) in inner }
      },
    ]
    for container in containers {
      let error = await #expect(throws: ResolutionError.self) {
        _ = try await container.resolved(Logger.self)
      }
      #expect(error?.reason == .cycle)
      #expect(error?.path.map(\.service) == ["Logger", "A"])
    }
  }

  @Test func `A callback that asks for an async instance which needs its own is a cycle`()
    async throws
  {
    let container = try makeContainer {
      $0.registerAsync { () async in A() }.onCreate { _, resolver in
        _ = try resolver.resolve(B.self)
      }
      $0.registerAsync { (a: A) async in B(a: a) }
    }
    for make in [container.resolvedB, container.resolvedA] {
      let error = await #expect(throws: ResolutionError.self) { try await make() }
      #expect(error?.reason == .cycle)
    }
  }

  @Test func `An async instance that is requested by something it awaits is a cycle`() async throws
  {
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async throws -> A in
        _ = try await diary.container?.resolved(Logger.self)
        return A()
      }
      $0.registerAsync { () async throws -> Logger in
        _ = try diary.container?.resolve(A.self)
        return Logger()
      }
    }
    diary.container = container
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.resolved(A.self)
    }
    #expect(error?.reason == .cycle)
    #expect(error?.service == "A")
    diary.container = nil
  }

  @Test func `Others that resolve it meanwhile get an error that it is not ready`() async throws {
    let (stream, gate) = AsyncStream<Void>.makeStream()
    let diary = Diary()
    let container = try makeContainer {
      $0.registerAsync { () async -> A in
        diary.lines.append("begins")
        for await _ in stream { break }
        return A()
      }
    }
    let waiting = Task { _ = try await container.resolved(A.self) }
    while diary.lines.isEmpty { await Task.yield() }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
    #expect(error?.reason == .notReady)
    gate.yield()
    try await waiting.value
    _ = try container.resolve(A.self)
  }

  @Test func `An instance that is ready in one scope is not in another`() async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.registerAsync({ () async in A() }, lifetime: .scoped(to: SessionScope.self))
      $0.decorate(A.self) { (inner: A) in
        _ = try diary.container?.resolve(A.self)
        return inner
      }
    }
    diary.container = try container.makeChild(SessionScope.self)
    let error = await #expect(throws: ResolutionError.self) {
      _ = try await container.makeChild(SessionScope.self).resolved(A.self)
    }
    #expect(error?.reason == .notReady)
    diary.container = nil
  }

  @Test func `A container that nobody ends releases what was made asynchronously`() async throws {
    weak var instance: A?
    weak var released: Container?
    do {
      let container = try makeContainer { $0.registerAsync({ () async in A() }) }
      instance = try await container.resolved(A.self)
      released = container
    }
    #expect(instance == nil)
    #expect(released == nil)
  }
}

extension Container {
  fileprivate func resolvedA() async throws { _ = try await resolved(A.self) }
  fileprivate func resolvedB() async throws { _ = try await resolved(B.self) }
}
