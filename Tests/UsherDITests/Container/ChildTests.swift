import Testing
import UsherDI

@MainActor struct ChildTests {
  @Test func `A child sees its parent's registrations and the parent never the child's`() throws {
    let container = try makeContainer { $0.register(A.init) }
    let child = try container.makeChild { $0.register(B.init) }
    _ = try child.resolve(B.self)
    let error = #expect(throws: ResolutionError.self) { try container.resolve(B.self) }
    #expect(error?.reason == .missing)
  }

  @Test
  func
    `A shared service first resolved through a child does not capture the child's registrations`()
    throws
  {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
      $0.register(B.init, lifetime: .shared)
    }
    let child = try container.makeChild { $0.register(A.init, lifetime: .shared) }
    let b = try child.resolve(B.self)
    #expect(b.a === (try container.resolve(A.self)))
    #expect(b.a !== (try child.resolve(A.self)))
  }

  @Test func `A shared closure does not capture them either`() throws {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
      $0.register(lifetime: .shared) { B(a: try $0.resolve()) }
    }
    let child = try container.makeChild { $0.register(value: A()) }
    #expect(try child.resolve(B.self).a === container.resolve(A.self))
  }

  @Test
  func `A child's own registration takes precedence there, for the parent's transients as well`()
    throws
  {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .shared)
      $0.register(B.init)
      $0.register(C.init)
    }
    let own = A()
    let child = try container.makeChild { $0.register(value: own) }
    let sibling = try container.makeChild()
    let made = try child.resolve(C.self)
    #expect(made.a === own && made.b.a === own)
    #expect(try sibling.resolve(C.self).b.a === container.resolve(A.self))
    #expect(try child.makeChild().resolve(B.self).a === own)
    #expect(try container.resolve(B.self).a !== own)
  }

  @Test func `A child of a child takes precedence over both`() throws {
    let container = try makeContainer {
      $0.register(A.init)
      $0.register(B.init)
    }
    let (first, second) = (A(), A())
    let child = try container.makeChild { $0.register(value: first) }
    let grandchild = try child.makeChild { $0.register(value: second) }
    #expect(try grandchild.resolve(B.self).a === second)
    #expect(try child.resolve(B.self).a === first)
  }

  @Test func `An optional and a collection see a child's additions`() throws {
    let container = try makeContainer {
      $0.register(MaybeA.init)
      $0.contribute(FirstRule.init, to: (any Rule).self)
      $0.register(Rules.init)
    }
    let child = try container.makeChild {
      $0.register(A.init)
      $0.contribute(SecondRule.init, to: (any Rule).self)
    }
    #expect(try child.resolve(MaybeA.self).a != nil)
    #expect(try container.resolve(MaybeA.self).a == nil)
    #expect(try child.resolve(Rules.self).all.map(\.number) == [1, 2])
    #expect(try container.resolve(Rules.self).all.map(\.number) == [1])
  }

  @Test func `Additions are checked when the child is made, cycles through the parent included`()
    throws
  {
    let container = try makeContainer {
      $0.register { A() }
      $0.register(B.init)
    }
    let error = #expect(throws: ContainerError.self) {
      try container.makeChild { $0.register({ (b: B) in b.a }) }
    }
    #expect(error?.problems.map(\.reason) == [.cycle])
    let missing = #expect(throws: ContainerError.self) {
      try container.makeChild { $0.register(Chicken.init) }
    }
    #expect(missing?.problems.map(\.reason) == [.missing])
  }

  @Test func `A closure of the parent takes part in a call that a child's graph one is kept for`()
    throws
  {
    let container = try makeContainer {
      $0.register(A.init)
      $0.register(B.init)
      $0.register { C(a: try $0.resolve(), b: try $0.resolve()) }
    }
    let child = try container.makeChild { $0.register(A.init, lifetime: .graph) }
    let made = try child.resolve(C.self)
    #expect(made.a === made.b.a)
  }

  @Test func `The parent lives as long as one of its children is held`() throws {
    weak var parent: Container?
    var children: [Container] = []
    do {
      let container = try makeContainer { $0.register(A.init, lifetime: .shared) }
      parent = container
      children = try [container.makeChild(), container.makeChild()]
    }
    #expect(parent != nil)
    _ = try children[0].resolve(A.self)
    children.removeFirst()
    #expect(parent != nil, "the other child is held")
    _ = try children[0].resolve(A.self)
    children.removeFirst()
    #expect(parent == nil)
  }

  @Test func `A child in two scopes keeps its registrations for each`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.opens(OtherScope.self)
    }
    let inner = try container.makeChild(SessionScope.self).makeChild(OtherScope.self)
    let child = try inner.makeChild {
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
      $0.register(B.init, lifetime: .scoped(to: OtherScope.self))
    }
    let b = try child.resolve(B.self)
    #expect(try b.a === child.resolve(A.self))
    #expect(try b === child.resolve(B.self))
  }

  @Test func `A parent does not keep its children alive`() throws {
    let container = try makeContainer { $0.register(A.init) }
    weak var child: Container?
    do { child = try container.makeChild() }
    #expect(child == nil)
  }
}
