import Testing
import UsherDI

@MainActor struct CycleTests {
  private final class Owner {
    var parts: [Part] = []
  }
  private final class Part {
    let owner: Owner
    init(owner: Owner) { self.owner = owner }
  }
  private final class Impatient {
    @MainActor init(egg: Lazy<Late>) throws { _ = try egg() }
  }
  private final class Late {
    init(impatient: Impatient) {}
  }

  @Test func `A cycle of initializers is found at construction, with its path`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer {
        $0.register(Chicken.init)
        $0.register(Egg.init)
      }
    }
    let problem = try #require(error?.problems.first)
    #expect(problem.reason == .cycle)
    #expect(problem.description.contains("Chicken → Egg → Chicken"))
    #expect(problem.path.map(\.service) == ["Chicken", "Egg"])
  }

  @Test(arguments: [Lifetime.transient, .shared, .graph, .weak])
  func `A cycle of closures is found when it is resolved, with its path`(
    _ lifetime: Lifetime
  ) throws {
    let container = try makeContainer {
      $0.register(lifetime: lifetime) { Chicken(egg: try $0.resolve()) }
      $0.register(lifetime: lifetime) { Egg(chicken: try $0.resolve()) }
      $0.register(A.init)
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Chicken.self) }
    #expect(error?.reason == .cycle)
    #expect(Set(error?.path.map(\.service) ?? []) == ["Chicken", "Egg"])
    #expect(throws: Never.self) { try container.resolve(A.self) }
  }

  @Test func `A Lazy that is called during its own making is found as well`() throws {
    let container = try makeContainer {
      $0.register(Impatient.init)
      $0.register(Late.init)
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Late.self) }
    #expect(error?.reason == .cycle)
  }

  @Test func `A long chain of closures that ends is not a cycle`() throws {
    final class Tree {
      let below: Tree?
      init(below: Tree?) { self.below = below }
    }
    let container = try makeContainer {
      $0.register(arguments: Int.self) { resolver, depth in
        Tree(below: depth == 0 ? nil : try resolver.resolve(Tree.self, depth - 1))
      }
    }
    var depth = 0
    var tree: Tree? = try container.resolve(Tree.self, 50)
    while let below = tree?.below {
      depth += 1
      tree = below
    }
    #expect(depth == 50)
  }

  @Test(arguments: [Lifetime.shared, .graph])
  func `A creation callback may resolve services that depend on its own object`(
    _ lifetime: Lifetime
  ) throws {
    let container = try makeContainer {
      $0.register(Owner.init, lifetime: lifetime)
        .onCreate { owner, resolver in owner.parts = [try resolver.resolve(Part.self)] }
      $0.register(Part.init)
    }
    let owner = try container.resolve(Owner.self)
    #expect(owner.parts.first?.owner === owner)
  }

  @Test(arguments: [Lifetime.shared, .graph, .weak, .scoped(to: SessionScope.self)])
  func `A closure may run again within itself for an instance that is kept by then`(
    _ lifetime: Lifetime
  ) throws {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(Owner.init, lifetime: lifetime)
        .onCreate { owner, resolver in owner.parts = [try resolver.resolve(Part.self)] }
      $0.register { Part(owner: try $0.resolve()) }
    }
    let part = try container.makeChild(SessionScope.self).resolve(Part.self)
    #expect(part.owner.parts.first?.owner === part.owner)
  }

  @Test func `A transient whose creation callback requests it is a cycle, and an error`() throws {
    let container = try makeContainer {
      $0.register(Owner.init)
        .onCreate { owner, resolver in owner.parts = [try resolver.resolve(Part.self)] }
      $0.register(Part.init)
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Owner.self) }
    #expect(error?.reason == .cycle)
  }

  @Test func `A cycle of ten thousand is an error, not an overflow`() throws {
    let error = #expect(throws: ContainerError.self) {
      try makeContainer { registrar in
        for index in 0..<10_000 {
          registrar.register({ (next: Knot) in Knot(next) }, named: Name("\(index)"))
            .taking(Knot.self, named: Name("\((index + 1) % 10_000)"))
        }
      }
    }
    #expect(error?.problems.count == 1)
  }
}

private final class Knot {
  var next: Knot?
  init(_ next: Knot?) { self.next = next }
}
