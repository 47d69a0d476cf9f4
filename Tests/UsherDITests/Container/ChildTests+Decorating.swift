import Testing
import UsherDI

extension ChildTests {
  /// A rule that counts how often it was wrapped.
  private final class Wrapped: Rule {
    let number: Int
    init(inner: any Rule) { number = inner.number + 10 }
  }

  @Test func `A child wraps a service of its parent, for itself and for what it makes`() throws {
    let container = try makeContainer {
      $0.register(FirstRule.init, as: (any Rule).self)
      $0.register { (rule: any Rule) in [rule.number] }
    }
    let child = try container.makeChild {
      $0.decorate((any Rule).self, with: { Wrapped(inner: $0) })
    }
    #expect(try child.resolve((any Rule).self).number == 11)
    #expect(try child.resolve([Int].self) == [11])
    let below = try child.makeChild { $0.decorate((any Rule).self, with: { Wrapped(inner: $0) }) }
    #expect(try below.resolve((any Rule).self).number == 21)
    #expect(try container.resolve([Int].self) == [1])
  }

  @Test func `A child wraps a shared instance of its parent once, and keeps the wrapper`() throws {
    let container = try makeContainer {
      $0.register(FirstRule.init, as: (any Rule).self, lifetime: .shared)
    }
    let child = try container.makeChild {
      $0.decorate((any Rule).self, with: { Wrapped(inner: $0) })
    }
    #expect(try child.resolve((any Rule).self) === child.resolve((any Rule).self))
    #expect(try child.makeChild().resolve((any Rule).self) === child.resolve((any Rule).self))
    #expect(try container.resolve((any Rule).self) is FirstRule)
  }

  @Test func `A child wraps a service of its parent if it contributes to the type as well`() throws
  {
    let container = try makeContainer {
      $0.register(FirstRule.init, as: (any Rule).self, lifetime: .shared)
      $0.contribute(FirstRule.init, to: (any Rule).self)
    }
    let child = try container.makeChild {
      $0.contribute(SecondRule.init, to: (any Rule).self)
      $0.decorate((any Rule).self, with: { Wrapped(inner: $0) })
    }
    #expect(try child.resolve((any Rule).self).number == 11)
    #expect(try child.resolve([any Rule].self).map(\.number) == [1, 12])
    #expect(try container.resolve((any Rule).self).number == 1)
  }

  @Test func `A child that wraps what nothing above registers is refused`() throws {
    let container = try makeContainer { $0.register(A.init) }
    let error = #expect(throws: ContainerError.self) {
      try container.makeChild { $0.decorate(B.self, with: { $0 }) }
    }
    #expect(error?.problems.map(\.reason) == [.decoratesNothing])
  }
}
