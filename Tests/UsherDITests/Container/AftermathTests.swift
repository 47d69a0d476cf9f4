import Testing
import UsherDI
import UsherTesting

/// Instances that end, close or are abandoned while others still wait or fail.
@MainActor struct AftermathTests {
  private final class Row<T> {
    let value: T
    init(value: T) { self.value = value }
  }
  private struct Plain { let number: Int }

  /// The values of `.graph` instances with these arguments, made in one call.
  private func rows<T>(_ values: [T]) throws -> [T] {
    let container = try makeContainer {
      $0.register(
        { (value: T) in Row<T>(value: value) }, lifetime: .graph, arguments: T.self)
      $0.register { (resolver: Resolver) in
        try values.map { try resolver.resolve(Row<T>.self, $0).value }
      }
    }
    return try container.resolve([T].self)
  }

  @Test func `Arguments that cannot be compared are each of their own`() throws {
    let numbers = Array(0..<50)
    #expect(try rows(numbers.map { Plain(number: $0) }).map(\.number) == numbers)
    #expect(try rows(numbers.map { (Double($0), "pair") }).map { Int($0.0) } == numbers)
    let closures = try rows(numbers.map { number in { @MainActor in number } })
    #expect(closures.map { $0() } == numbers)
  }

  @Test func `An instance ends once if a container above ends while its callback fails`() throws {
    let diary = Diary()
    let root = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self)).onCreate { _, resolver in
        _ = try resolver.resolve(FirstRule.self)
        diary.container?.end()
        throw Broken()
      }
      $0.register(FirstRule.init, lifetime: .scoped(to: SessionScope.self)).onEnd { _ in
        diary.lines.append("rule")
      }
    }
    diary.container = root
    let child = try root.makeChild(SessionScope.self)
    #expect(throws: ResolutionError.self) { try child.resolve(A.self) }
    #expect(diary.lines == ["rule"])
  }

  private final class House { var boiler: Boiler? }
  private final class Boiler {
    let house: House
    init(house: House) { self.house = house }
  }
  private final class Tenant {
    let boiler: Boiler
    init(boiler: Boiler) { self.boiler = boiler }
  }

  @Test(arguments: [0, 1, 2])
  func `An instance fails with the one that it has received, in either order of resolution`(
    first: Int
  ) throws {
    var fails = true
    let container = try makeContainer { registrar in
      registrar.register(House.init, lifetime: .shared).onCreate { house, resolver in
        house.boiler = try resolver.resolve(Boiler.self)
      }
      registrar.register(Boiler.init, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Tenant.self)
        if fails { throw Broken() }
      }
      registrar.register(Tenant.init, lifetime: .shared)
    }
    #expect(throws: ResolutionError.self) {
      switch first {
      case 0: _ = try container.resolve(House.self)
      case 1: _ = try container.resolve(Boiler.self)
      default: _ = try container.resolve(Tenant.self)
      }
    }
    fails = false
    let house = try container.resolve(House.self)
    #expect(try house.boiler === container.resolve(Boiler.self))
  }

  @Test(arguments: [true, false])
  func `A close from code that it waits for through another container returns`(
    asksFirst: Bool
  ) async throws {
    let (diary, above) = (Diary(), Diary())
    let root = try makeContainer {
      $0.opens(SessionScope.self)
      $0.registerAsync { () async -> FirstRule in
        await diary.container?.close()
        return FirstRule()
      }
      $0.registerAsync(
        { () async -> A in
          if !asksFirst { for _ in 0..<10 { await Task.yield() } }
          let rule = try? await above.container?.resolved(FirstRule.self)
          diary.lines.append(rule == nil ? "no rule" : "rule")
          return A()
        }, lifetime: .scoped(to: SessionScope.self))
    }
    let child = try root.makeChild(SessionScope.self)
    (diary.container, above.container) = (child, root)
    let making = Task { _ = try await child.resolved(A.self) }
    await Task.yield()
    if !asksFirst { _ = try await root.resolved(FirstRule.self) }
    _ = try? await making.value
    await child.close()
    #expect(child.isEnded)
    #expect(diary.lines == [asksFirst ? "rule" : "no rule"])
  }

  @Test func `Two containers whose ends close each other both end`() async throws {
    let (one, other) = (Diary(), Diary())
    let root = try makeContainer {
      $0.opens(SessionScope.self)
      $0.opens(OtherScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self)).onClose { _ in
        await Task.yield()
        await other.container?.close()
      }
      $0.register(FirstRule.init, lifetime: .scoped(to: OtherScope.self)).onClose { _ in
        await Task.yield()
        await one.container?.close()
      }
    }
    let (first, second) = (
      try root.makeChild(SessionScope.self), try root.makeChild(OtherScope.self)
    )
    (one.container, other.container) = (first, second)
    _ = (try first.resolve(A.self), try second.resolve(FirstRule.self))
    let closings = [first, second].map { container in Task { await container.close() } }
    for closing in closings { await closing.value }
    #expect(first.isEnded && second.isEnded)
  }

  @Test func `A close waits for a child that is closing, however many are made meanwhile`()
    async throws
  {
    let (diary, gate) = (Diary(), AsyncStream<Void>.makeStream())
    let root = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self)).onClose { _ in
        for await _ in gate.stream {}
        diary.lines.append("session")
      }
      $0.opens(OtherScope.self)
      $0.register(FirstRule.init, lifetime: .scoped(to: OtherScope.self))
    }
    let child = try root.makeChild(SessionScope.self)
    _ = try child.resolve(A.self)
    let closing = Task { await child.close() }
    await Task.yield()
    var others: [Container] = []
    for _ in 0..<40 {
      others.append(try root.makeChild(OtherScope.self))
      _ = try others.last?.resolve(FirstRule.self)
    }
    Task { gate.continuation.finish() }
    await root.close()
    #expect(diary.lines == ["session"])
    await closing.value
  }

  private final class Listener {
    let task: Task<Void, Never>
    init() async {
      let (stream, _) = AsyncStream<Void>.makeStream()
      task = Task { for await _ in stream {} }
    }
    deinit { task.cancel() }
  }

  @Test func `A task that an initializer begins keeps neither its instance nor the container`()
    async throws
  {
    weak var container: Container?
    weak var listener: Listener?
    do {
      let made = try makeContainer { $0.registerAsync(Listener.init, lifetime: .weak) }
      (container, listener) = (made, try await made.resolved(Listener.self))
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(container == nil && listener == nil)
  }

  @Test func `An end that nobody awaits is reported once`() async throws {
    let gate = AsyncStream<Void>.makeStream()
    let root = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self)).onClose { _ in
        for await _ in gate.stream {}
      }
    }
    let child = try root.makeChild { $0.register(FirstRule.init, lifetime: .shared) }
    _ = try child.resolve(FirstRule.self)
    let below = try child.makeChild(SessionScope.self)
    _ = try below.resolve(A.self)
    let other = try root.makeChild { $0.register(SecondRule.init, lifetime: .shared) }
    _ = try other.resolve(SecondRule.self)
    let closing = Task { await below.close() }
    await Task.yield()
    child.end()
    root.end()
    #expect(root.problems.map(\.reason) == [.unawaitedEnd])
    gate.continuation.finish()
    await closing.value
  }
}
