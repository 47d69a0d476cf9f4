import Testing
import UsherDI
import UsherTesting

/// Registrations and callbacks that break rules: errors, never crashes or leaks.
@MainActor struct HostileTests {
  @Test(arguments: [Lifetime.transient, .graph, .shared, .weak, .scoped(to: SessionScope.self)])
  func `A factory that ends its container leaves nothing kept`(_ lifetime: Lifetime) throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(lifetime: lifetime) { _ in
        diary.container?.end()
        return A()
      }
      $0.register(B.init)
    }
    diary.container = container
    weak let made = try? container.makeChild(SessionScope.self).resolve(B.self)
    #expect(made == nil)
    #expect(container.isEnded)
    diary.container = nil
  }

  @Test func `A callback after creation that ends the container ends its instance once`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
        .onCreate { _, _ in diary.container?.end() }
        .onEnd { _ in diary.lines.append("A") }
    }
    diary.container = container
    let error = #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
    #expect(error?.reason == .ended)
    #expect(diary.lines == ["A"])
    diary.container = nil
  }

  @Test func `A callback at the end can no longer make anything, not even in children`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
        .onEnd { _ in _ = try diary.container?.makeChild() }
        .onEnd { _ in _ = try diary.container?.makeChild { $0.register(B.init) } }
      $0.register(Logger.init)
    }
    diary.container = container
    _ = try container.resolve(A.self)
    container.end()
    let errors = container.problems.map { ($0.underlying as? ResolutionError)?.reason }
    #expect(errors == [.ended, .ended])
    diary.container = nil
  }

  @Test func `A child's callback that ends the parent ends the child first all the same`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .shared).onEnd { _ in diary.lines.append("A") }
      $0.register(B.init, lifetime: .scoped(to: SessionScope.self))
        .onEnd { _ in diary.lines.append("B") }
      $0.register(C.init, lifetime: .scoped(to: SessionScope.self))
        .onEnd { _ in
          diary.lines.append("C")
          diary.container?.end()
        }
    }
    diary.container = container
    let child = try container.makeChild(SessionScope.self)
    _ = try child.resolve(C.self)
    child.end()
    #expect(diary.lines == ["C", "B", "A"])
    diary.container = nil
  }

  @Test(arguments: [Lifetime.graph, .shared, .scoped(to: SessionScope.self)])
  func `An instance may resolve itself while it is being released`(_ lifetime: Lifetime) throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register({ Revenant(diary) }, lifetime: lifetime).onCreate { _, _ in throw Broken() }
    }
    let child = try container.makeChild(SessionScope.self)
    diary.container = child
    #expect(throws: ResolutionError.self) { try child.resolve(Revenant.self) }
    #expect(!diary.lines.isEmpty)
    diary.container = nil
  }

  @Test func `A resolver that was kept resolves as long as its container lives`() throws {
    var kept: Resolver?
    let container = try makeContainer {
      $0.register { resolver in
        kept = resolver
        return B(a: try resolver.resolve())
      }
      $0.register(A.init, lifetime: .graph)
    }
    _ = try container.resolve(B.self)
    _ = try kept?.resolve(A.self)
    container.end()
    let error = #expect(throws: ResolutionError.self) { try kept?.resolve(A.self) }
    #expect(error?.reason == .ended)
  }

  @Test func `A factory that resolves itself in children without end is an error`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.register { _ in
        guard let container = diary.container else { throw Broken() }
        return try container.makeChild().resolve(B.self)
      }
      $0.register(A.init)
    }
    diary.container = container
    let error = #expect(throws: ResolutionError.self) { try container.resolve(B.self) }
    #expect(error?.reason == .cycle)
    _ = try container.resolve(A.self)
    diary.container = nil
  }

  @Test func `Every error is reported, completely`() throws {
    var told = (count: 0, text: "")
    do {
      _ = try makeContainer { registrar in
        for index in 0..<1_000 {
          registrar.register(named: Name("\(index)"), lifetime: .shared) { _ -> A in
            throw Broken()
          }.eager()
        }
      }
    } catch let error as ContainerError {
      told = (error.problems.count, error.description)
    }
    #expect(told.count == 1_000)
    #expect(told.text.hasSuffix("… and 980 more."))
  }

  @Test func `Ten thousand missing registrations are reported in a moment`() throws {
    // Caught by hand: an expectation would describe every one of the problems.
    var told = (count: 0, text: "")
    do {
      _ = try makeContainer { registrar in
        for index in 0..<10_000 {
          registrar.register({ (a: A) in B(a: a) }, named: Name("\(index)"))
        }
      }
    } catch let error as ContainerError {
      told = (error.problems.count, error.description)
    }
    #expect(told.count == 10_000)
    #expect(told.text.hasPrefix("The container has 10000 problems."))
    #expect(told.text.hasSuffix("… and 9980 more."))
  }

  @Test func `Registering in a callback of the assembly is reported as too late`() throws {
    struct Late: Assembly {
      let diary: Kept
      func assemble(into registrar: Registrar) { diary.registrar = registrar }
      func didAssemble(_ container: Container) { diary.registrar?.register(A.init) }
    }
    let container = try Container(Late(diary: Kept()))
    #expect(container.problems.map(\.reason) == [.late])
  }

  @MainActor final class Kept {
    var registrar: Registrar?
  }
}

/// Comes back when it is released.
private final class Revenant {
  private let diary: Diary

  init(_ diary: Diary) { self.diary = diary }

  deinit {
    MainActor.assumeIsolated { [diary] in
      guard diary.lines.count < 3 else { return }
      diary.lines.append("gone")
      _ = try? diary.container?.resolve(Revenant.self)
    }
  }
}
