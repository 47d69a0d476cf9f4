import Testing
import UsherDI

@MainActor struct CaptiveTests {
  private func problems(
    _ register: @escaping @MainActor (Registrar) -> Void
  ) -> [ContainerError.Problem] {
    do { _ = try makeContainer(register) } catch {
      return (error as? ContainerError)?.problems ?? []
    }
    return []
  }

  @Test func `A shared service that needs a scoped one is found, through transients too`() {
    let found = problems {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      $0.register(B.init)
      $0.register(C.init, lifetime: .shared)
    }
    #expect(found.map(\.reason) == [.captive])
    #expect(found.first?.service == "C")
  }

  @Test func `A shared service cannot see a child's registration`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
    }
    let captive = #expect(throws: ContainerError.self) {
      try container.makeChild { $0.register(B.init, lifetime: .shared) }
    }
    #expect(captive?.problems.map(\.reason) == [.captive])
    #expect(captive?.problems.first?.path.map(\.service) == ["B", "A"])
    _ = try container.makeChild { $0.register(Logger.init) }
    #expect(
      problems { $0.register({ (_: Logger) in A() }, lifetime: .shared) }.map(\.reason)
        == [.missing])
  }

  @Test func `A shared service that depends on an argument is a problem`() {
    let found = problems {
      $0.register(Logger.init)
      $0.register(Detail.init, lifetime: .shared, arguments: Show.self)
    }
    #expect(found.map(\.reason) == [.captive])
  }

  @Test func `A scope that nobody opens is found`() {
    let found = problems { $0.register(A.init, lifetime: .scoped(to: SessionScope.self)) }
    #expect(found.map(\.reason) == [.unopenedScope])
  }

  @Test func `An argument that nothing takes is found`() {
    let found = problems { $0.register(A.init, arguments: Show.self) }
    #expect(found.map(\.reason) == [.unusedArgument])
  }

  @Test func `An end of what nobody keeps is found`() {
    let found = problems { $0.register(A.init).onEnd { _ in } }
    #expect(found.map(\.reason) == [.lifetime])
  }

  @Test func `All problems come in one error, and nothing is made`() {
    var made = false
    let found = problems {
      $0.register { () -> A in
        made = true
        return A()
      }
      $0.register(A.init)
      $0.register(Chicken.init)
      $0.register(Egg.init)
      $0.register(Detail.init)
    }
    #expect(Set(found.map(\.reason)) == [.duplicate, .missing, .cycle])
    #expect(!made)
  }

  @Test
  func `A shared service that needs a scoped one is found through Lazy, Provider and collections`()
  {
    for register: @MainActor (Registrar) -> Void in [
      { $0.register({ (_: Lazy<B>) in Logger() }, lifetime: .shared) },
      { $0.register({ (_: Provider<B>) in Logger() }, lifetime: .shared) },
      { $0.register({ (_: B?) in Logger() }, lifetime: .weak) },
      { $0.register({ (_: [B]) in Logger() }, lifetime: .shared) },
    ] {
      let found = problems {
        $0.opens(SessionScope.self)
        register($0)
        $0.register(B.init)
        $0.contribute(B.init)
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      }
      #expect(found.map(\.reason) == [.captive])
      #expect(found.first?.path.map(\.service) == ["Logger", "B", "A"])
    }
  }

  @Test func `A shared service may take a Provider of a service with arguments, but no Lazy`() {
    func found(_ register: @escaping @MainActor (Registrar) -> Void) -> [ContainerError.Reason] {
      problems {
        register($0)
        $0.register(A.init)
        $0.register(Logger.init)
        $0.register(Detail.init, arguments: Show.self)
      }.map(\.reason)
    }
    #expect(found { $0.register({ (_: Provider<Detail>) in C.sample }, lifetime: .shared) }.isEmpty)
    #expect(
      found { $0.register({ (_: Lazy<Detail>) in C.sample }, lifetime: .shared) } == [.captive])
  }

  @Test func `A child's shared service is found through a transient of the parent`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init)
      $0.register(B.init)
    }
    let error = #expect(throws: ContainerError.self) {
      try container.makeChild {
        $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
        $0.register({ (_: B) in Logger() }, lifetime: .shared)
      }
    }
    #expect(error?.problems.first?.path.map(\.service) == ["Logger", "B", "A"])
    let session = try container.makeChild(SessionScope.self)
    let child = try session.makeChild {
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      $0.register({ (_: B) in Logger() }, lifetime: .shared)
    }
    _ = try child.resolve(Logger.self)
  }

  @Test func `A value cannot be held weakly, nor what turns out to be one`() throws {
    let found = problems { $0.register({ Show(title: "") }, lifetime: .weak) }
    #expect(found.map(\.reason) == [.lifetime])
    let container = try makeContainer {
      $0.register({ Flat() }, as: (any Marked).self, lifetime: .weak)
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve((any Marked).self) }
    #expect(error?.reason == .notAnObject)
  }

  @Test func `An argument that is declared twice is found`() {
    let found = problems {
      $0.register({ (_: Int) in A() }, arguments: Int.self, Int.self)
    }
    #expect(found.map(\.reason) == [.unusedArgument])
  }

  @Test func `A name for what is not taken is found`() {
    let found = problems {
      $0.register(A.init)
      $0.register(value: Logger(), named: "loud")
      $0.register(B.init).taking(Logger.self, named: "loud")
    }
    #expect(found.map(\.reason) == [.unusedName])
  }

  @Test func `A callback after the creation of a value is found`() {
    #expect(
      problems { $0.register(value: A()).onCreate { _, _ in } }.map(\.reason) == [.lifetime])
  }

  private protocol Marked {}
  private struct Flat: Marked {}
}

extension C {
  fileprivate static var sample: C { C(a: A(), b: B(a: A())) }
}
