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

  @Test func `A child wraps what its parent contributes, as the parent itself would`() throws {
    let container = try makeContainer {
      $0.contribute(FirstRule.init, to: (any Rule).self, lifetime: .shared)
      $0.register(Rules.init)
    }
    let child = try container.makeChild {
      $0.decorate((any Rule).self, with: { Wrapped(inner: $0) })
    }
    let first = try child.resolve([any Rule].self)
    #expect(first.map(\.number) == [11])
    #expect(try child.resolve([Lazy<any Rule>].self)[0]() === first[0])
    #expect(try child.resolve(Rules.self).all[0] === first[0])
    #expect(try child.makeChild().resolve([any Rule].self)[0] === first[0])
    let below = try child.makeChild {
      $0.contribute(SecondRule.init, to: (any Rule).self)
      $0.decorate((any Rule).self, with: { Wrapped(inner: $0) })
    }
    #expect(try below.resolve([any Rule].self).map(\.number) == [21, 12])
    #expect(try container.resolve([any Rule].self)[0] is FirstRule)
  }

  @Test func `A child wraps contributions that take an argument, or belong to a scope`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register({ (number: Int) in "\(number)" }, arguments: Int.self)
      $0.contribute { (text: String) in [text] }
      $0.contribute(FirstRule.init, to: (any Rule).self, lifetime: .scoped(to: SessionScope.self))
    }
    let child = try container.makeChild(SessionScope.self) {
      $0.decorate([String].self, with: { $0 + ["wrapped"] })
      $0.decorate((any Rule).self, with: { Wrapped(inner: $0) })
    }
    #expect(try child.resolve([[String]].self, 7) == [["7", "wrapped"]])
    #expect(try child.resolve([any Rule].self)[0] === child.resolve([any Rule].self)[0])
    #expect(try child.resolve([any Rule].self).map(\.number) == [11])
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
    #expect(try child.resolve([any Rule].self).map(\.number) == [11, 12])
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
