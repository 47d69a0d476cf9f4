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

  @Test func `A shared one on a scoped one is found, through transients too`() {
    let found = problems {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      $0.register(B.init)
      $0.register(C.init, lifetime: .shared)
    }
    #expect(found.map(\.reason) == [.captive])
    #expect(found.first?.service == "C")
  }

  @Test func `A shared one on a child's cannot see it`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
    }
    #expect(throws: ContainerError.self) {
      try container.makeChild { $0.register(B.init, lifetime: .shared) }
    }
  }

  @Test func `A shared one on an argument is found`() {
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
}
