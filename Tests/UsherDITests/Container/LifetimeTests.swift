import Testing
import UsherDI

@MainActor struct LifetimeTests {
  @Test func `A transient is new each time`() throws {
    let container = try makeContainer { $0.register(A.init) }
    #expect(try container.resolve(A.self) !== container.resolve(A.self))
  }

  @Test func `A shared instance is the same for its container and all children`() throws {
    let container = try makeContainer { $0.register(A.init, lifetime: .shared) }
    let child = try container.makeChild().makeChild()
    #expect(try child.resolve(A.self) === container.resolve(A.self))
  }

  @Test func `A shared instance is made once, even if its own factory requests it on another path`()
    throws
  {
    let diary = Diary()
    let container = try makeContainer { registrar in
      registrar.register(A.init)
      registrar.register(lifetime: .shared) { resolver in
        diary.lines.append("built")
        #expect(throws: ResolutionError.self) { try resolver.resolve(MaybeA.self) }
        return B(a: try resolver.resolve())
      }
      registrar.register { resolver in MaybeA(a: try resolver.resolve(B.self).a) }
    }
    #expect(try container.resolve(B.self) === container.resolve(B.self))
    #expect(diary.lines == ["built"])
  }

  @Test func `A graph-lifetime service is one instance within a call and another in the next`()
    throws
  {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .graph)
      $0.register(B.init)
      $0.register(C.init)
    }
    let first = try container.resolve(C.self)
    #expect(first.a === first.b.a)
    #expect(try container.resolve(C.self).a !== first.a)
  }

  @Test func `Closures take part in the call that they serve`() throws {
    let container = try makeContainer {
      $0.register(A.init, lifetime: .graph)
      $0.register { resolver in B(a: try resolver.resolve()) }
      $0.register { resolver in C(a: try resolver.resolve(), b: try resolver.resolve()) }
    }
    let made = try container.resolve(C.self)
    #expect(made.a === made.b.a)
  }

  @Test func `A weak instance is the same while it is held, and made again afterwards`() throws {
    var built = 0
    let container = try makeContainer {
      $0.register(lifetime: .weak) { _ in
        built += 1
        return A()
      }
    }
    var held: A? = try container.resolve(A.self)
    #expect(try container.resolve(A.self) === held)
    #expect(built == 1)
    held = nil
    _ = try container.resolve(A.self)
    #expect(built == 2)
  }

  @Test func `A weak instance that only an ended container held is made again`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .weak)
      $0.register(B.init, lifetime: .scoped(to: SessionScope.self))
    }
    let scope = try container.makeChild(SessionScope.self)
    weak let first = try scope.resolve(B.self).a
    #expect(try container.resolve(A.self) === first)
    scope.end()
    #expect(first == nil)
    _ = try container.resolve(A.self)
  }

  @Test
  func `A scoped service of a child is one instance for all its children`()
    throws
  {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init)
    }
    let child = try container.makeChild(SessionScope.self).makeChild {
      $0.register(B.init, lifetime: .scoped(to: SessionScope.self))
    }
    let below = try child.makeChild { $0.register(value: A()) }
    #expect(try below.resolve(B.self) === child.resolve(B.self))
    #expect(try below.resolve(B.self).a !== below.resolve(A.self))
  }

  @Test func `A scoped service is one instance for each scope and its descendants`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
    }
    let (first, second) = (
      try container.makeChild(SessionScope.self), try container.makeChild(SessionScope.self)
    )
    let instance = try first.resolve(A.self)
    #expect(try first.makeChild().makeChild().resolve(A.self) === instance)
    #expect(try second.resolve(A.self) !== instance)
  }

  @Test func `Outside its scope a scoped service is an error that names the scope`() throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(A.init, lifetime: .scoped(to: SessionScope.self))
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(A.self) }
    #expect(error?.reason == .outOfScope)
    #expect(error?.description.contains("the scope of SessionScope") == true)
  }

  @Test func `A shared optional keeps nil as well`() throws {
    var made = 0
    let container = try makeContainer {
      $0.register(lifetime: .shared) { _ -> A? in
        made += 1
        return nil
      }
      $0.register(MaybeA.init)
    }
    #expect(try container.resolve(A?.self) == nil)
    #expect(try container.resolve(A?.self) == nil && container.resolve(MaybeA.self).a == nil)
    #expect(made == 1)
  }

  @Test func `An optional object is held weakly as the object is`() throws {
    var made = 0
    let container = try makeContainer {
      $0.register(lifetime: .weak) { _ -> A? in
        made += 1
        return made == 1 ? nil : A()
      }
    }
    #expect(try container.resolve(A?.self) == nil)
    var a = try container.resolve(A?.self)
    #expect(try a != nil && container.resolve(A?.self) === a && made == 2)
    a = nil
    #expect(try container.resolve(A?.self) != nil && made == 3)
    #expect(throws: ContainerError.self) {
      try makeContainer { $0.register(lifetime: .weak) { _ -> Show? in nil } }
    }
  }
}
