import Testing
import UsherDI

@MainActor struct EndingTests {
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
    var reported: [any Error] = []
    container.onProblem = { reported.append($0) }
    _ = try child.resolve(C.self)
    container.end()
    container.end()
    #expect(diary.lines == ["C", "B", "A"])
    #expect(reported.count == 1 && reported.first is Broken)
    #expect(child.isEnded)
  }

  @Test func `Instances are let go of, even where somebody holds the container`() throws {
    let container = try makeContainer { $0.register(A.init, lifetime: .shared) }
    weak let instance = try container.resolve(A.self)
    #expect(instance != nil)
    container.end()
    #expect(instance == nil)
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

  @Test func `A callback at the end cannot resolve any more, and is told so`() throws {
    var error: (any Error)?
    var container: Container?
    container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
        .onEnd { [weak container] _ in _ = try container?.resolve(Logger.self) }
      $0.register(Logger.init)
    }
    container?.onProblem = { error = $0 }
    _ = try container?.resolve(A.self)
    container?.end()
    #expect(error == nil || (error as? ResolutionError)?.reason == .ended)
  }

  @Test func `An asynchronous end is awaited, the youngest first`() async throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared).onClose { _ in
        await Task.yield()
        diary.lines.append("A")
      }
      $0.register(B.init, lifetime: .shared).onClose { _ in
        await Task.yield()
        diary.lines.append("B")
      }
    }
    _ = try container.resolve(B.self)
    await container.close()
    #expect(diary.lines == ["B", "A"])
    #expect(container.isEnded)
  }

  @Test func `Ending without waiting, where there is something to wait for, is reported`() throws {
    let container = try makeContainer { $0.register(A.init, lifetime: .shared).onClose { _ in } }
    var reported: [any Error] = []
    container.onProblem = { reported.append($0) }
    _ = try container.resolve(A.self)
    container.end()
    #expect(reported.contains { $0 is UnawaitedEnd })
  }

  @Test func `A factory that throws leaves nothing half-made, and the next try is a new one`()
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

  @Test func `A callback after creation that throws takes back what was made for it`() throws {
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
