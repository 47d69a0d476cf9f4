import Testing
import UsherDI

@MainActor struct EndingTests {
  private final class Wrapped: Catalog {
    let inner: any Catalog
    var shows: [String] { inner.shows }
    init(_ inner: any Catalog) { self.inner = inner }
  }

  private func container(_ diary: Diary) throws -> Container {
    try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .shared).onEnd { _ in diary.lines.append("A") }
      $0.register(B.init, lifetime: .shared).onEnd { _ in
        diary.lines.append("B")
        throw Broken()
      }
      $0.register(C.init, lifetime: .scoped(to: SessionScope.self)).onEnd { _ in
        diary.lines.append("C")
      }
      $0.register(Logger.init, lifetime: .shared).onEnd { _ in diary.lines.append("never made") }
    }
  }

  @Test func `Children end first, instances in reverse order, each callback once`() throws {
    let diary = Diary()
    let container = try container(diary)
    let child = try container.makeChild(SessionScope.self)
    _ = try child.resolve(C.self)
    container.end()
    container.end()
    #expect(diary.lines == ["C", "B", "A"])
    #expect(container.problems.map(\.service) == ["B"])
    #expect(container.problems.first?.underlying is Broken)
    #expect(child.isEnded)
  }

  @Test func `Instances are released, even if something holds the container`() throws {
    let container = try makeContainer { $0.register(A.init, lifetime: .shared) }
    weak let instance = try container.resolve(A.self)
    #expect(instance != nil)
    container.end()
    #expect(instance == nil)
  }

  @Test(arguments: [false, true])
  func `Instances without callbacks are released in reverse order of creation`(
    isAwaited: Bool
  ) async throws {
    let log = DeathLog()
    let container = try makeContainer { registrar in
      registrar.opens(SessionScope.self)
      for name in ["a", "b", "c"] as [Name] {
        registrar.register(
          { Mortal("shared \(name)", log) }, named: name, lifetime: .shared)
        registrar.register(
          { Mortal("scoped \(name)", log) }, as: (any Twin).self, named: name,
          lifetime: .scoped(to: SessionScope.self))
      }
    }
    let child = try container.makeChild(SessionScope.self)
    for name in ["b", "c", "a"] as [Name] {
      _ = try child.resolve((any Twin).self, named: name)
      _ = try child.resolve(Mortal.self, named: name)
    }
    #expect(log.lines.isEmpty)
    if isAwaited { await container.close() } else { container.end() }
    #expect(
      log.lines == ["scoped a", "scoped c", "scoped b", "shared a", "shared c", "shared b"])
  }

  @Test func `Resolving and making children after the end is an error`() throws {
    let container = try makeContainer { $0.register(A.init, lifetime: .shared) }
    let child = try container.makeChild()
    container.end()
    for ended in [container, child] {
      let error = #expect(throws: ResolutionError.self) { try ended.resolve(A.self) }
      #expect(error?.reason == .ended)
      #expect(throws: ResolutionError.self) { try ended.makeChild() }
    }
  }

  @Test func `A callback at the end can no longer resolve, and gets an error`() throws {
    let holder = Diary()
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
        .onEnd { _ in _ = try holder.container?.resolve(Logger.self) }
      $0.register(Logger.init)
    }
    holder.container = container
    _ = try container.resolve(A.self)
    container.end()
    let error = container.problems.first?.underlying as? ResolutionError
    #expect(error?.reason == .ended)
    holder.container = nil
  }

  @Test func `Every callback of an instance runs once, though one of them throws`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
        .onEnd { _ in diary.lines.append("first") }
        .onEnd { _ in throw Broken() }
        .onEnd { _ in diary.lines.append("last") }
    }
    _ = try container.resolve(A.self)
    container.end()
    #expect(diary.lines == ["first", "last"])
    #expect(container.problems.map(\.reason) == [.failedEnd])
  }

  @Test func `Problems are kept here and above, and passed to the nearest closure`()
    throws
  {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self)).onEnd { _ in throw Broken() }
    }
    let middle = try container.makeChild()
    let child = try middle.makeChild(SessionScope.self)
    let diary = Diary()
    container.onProblem = { diary.lines.append("top: \($0.service)") }
    middle.onProblem = { diary.lines.append("middle: \($0.service)") }
    _ = try child.resolve(A.self)
    child.end()
    #expect(diary.lines == ["middle: A"])
    for level in [child, middle, container] { #expect(level.problems.map(\.service) == ["A"]) }
  }

  @Test func `A closure for problems is released after another has replaced it`() throws {
    let container = try makeContainer { _ in }
    var read = 0
    do {
      let reader = Reader { [weak container] in if container?.onProblem != nil { read += 1 } }
      container.onProblem = { [reader] _ in reader.read() }
    }
    container.onProblem = { _ in }
    #expect(read == 1)
  }

  private final class Reader {
    let read: @MainActor () -> Void
    init(_ read: @escaping @MainActor () -> Void) { self.read = read }
    deinit { MainActor.assumeIsolated { [read] in read() } }
  }

  @Test func `The latest hundred problems are kept`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self)).onEnd { _ in throw Broken() }
    }
    for _ in 0..<150 {
      let child = try container.makeChild(SessionScope.self)
      _ = try child.resolve(A.self)
      child.end()
    }
    #expect(container.problems.count == 100)
  }

  @Test func `Registered values are left alone, and their wrappers are released`()
    throws
  {
    let catalog = LiveCatalog()
    let container = try makeContainer {
      $0.register(value: catalog, as: (any Catalog).self)
      $0.decorate((any Catalog).self) { Wrapped($0) }
    }
    weak let wrapper = try container.resolve((any Catalog).self)
    #expect(try container.resolve((any Catalog).self) === wrapper)
    container.end()
    #expect(wrapper == nil)
    #expect(catalog.shows == ["Hamlet"])
  }

  @Test func `A factory that throws leaves nothing half-made, and the next resolve tries again`()
    throws
  {
    var attempts = 0
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
      $0.register(lifetime: .shared) { resolver in
        attempts += 1
        if attempts == 1 { throw Broken() }
        return B(a: try resolver.resolve())
      }
      $0.register(C.init)
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(C.self) }
    #expect(error?.reason == .failed)
    #expect(error?.underlying is Broken)
    #expect(error?.path.map(\.service) == ["C", "B"])
    #expect(try container.resolve(C.self).b === container.resolve(B.self))
    #expect(attempts == 2)
  }

  @Test func `A creation callback that throws undoes everything made for it`() throws {
    var attempts = 0
    let diary = Diary()
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(B.self)
        attempts += 1
        if attempts == 1 { throw Broken() }
      }
      $0.register(B.init, lifetime: .shared).onEnd { _ in diary.lines.append("B") }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
    #expect(diary.lines == ["B"])
    #expect(try container.resolve(A.self) === container.resolve(B.self).a)
  }
}

/// What has been released, in order.
private final class DeathLog {
  var lines: [String] = []
}

private protocol Twin {}

/// An instance that writes down when it is released.
private final class Mortal: Twin {
  private let name: String
  private let log: DeathLog

  init(_ name: String, _ log: DeathLog) { (self.name, self.log) = (name, log) }

  deinit { log.lines.append(name) }
}
