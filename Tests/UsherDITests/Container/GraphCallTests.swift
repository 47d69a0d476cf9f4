import Testing
import UsherDI

/// Which instances of lifetime graph are one, in callbacks and with arguments of inner calls.
@MainActor struct GraphCallTests {
  private final class Wheel {}
  private final class Cart {
    let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
  }
  private final class Bike {
    let wheel: Wheel
    init(wheel: Wheel) { self.wheel = wheel }
  }
  private final class Rider { var (cart, bike): (Cart?, Bike?) }
  private final class Team {
    let (first, second): (Rider, Rider)
    init(first: Rider, second: Rider) { (self.first, self.second) = (first, second) }
  }
  private final class Term {
    let value: Int
    init(_ value: Int) { self.value = value }
  }

  private struct Riders: Assembly {
    let wheels: Lifetime

    func assemble(into registrar: Registrar) {
      registrar.register(Wheel.init, lifetime: wheels)
      registrar.register(Cart.init)
      registrar.register(Bike.init)
      registrar.register(Rider.init).onCreate { rider, resolver in
        rider.cart = try resolver.resolve()
        rider.bike = try resolver.resolve()
      }
      registrar.register(Team.init)
    }
  }

  @Test func `Callbacks of instances that nothing keeps share those of their call`() throws {
    let container = try Container(Riders(wheels: .graph))
    let team = try container.resolve(Team.self)
    let wheels = [team.first, team.second].flatMap { [$0.cart?.wheel, $0.bike?.wheel] }
    #expect(wheels.allSatisfy { $0 != nil && $0 === wheels[0] })
    #expect(try container.resolve(Rider.self).cart?.wheel !== wheels[0])
  }

  @Test func `Callbacks share what a child adds with lifetime graph`() throws {
    let container = try Container(Riders(wheels: .transient))
    let child = try container.makeChild { $0.register(Wheel.init, lifetime: .graph) }
    let rider = try child.resolve(Rider.self)
    #expect(rider.cart?.wheel === rider.bike?.wheel)
  }

  @Test(arguments: 0..<4)
  func `A service that resolves itself with other arguments has one instance for each`(
    depth: Int
  ) throws {
    struct Terms: Assembly {
      let depth: Int
      func assemble(into registrar: Registrar) {
        registrar.register(lifetime: .graph, arguments: Int.self) { resolver, number in
          if number > 0 { _ = try resolver.resolve(Term.self, number - 1) }
          return Term(number)
        }
        registrar.register { [depth] resolver in
          try resolver.resolve(Term.self, depth) === resolver.resolve(Term.self, depth)
        }
      }
    }
    #expect(try Container(Terms(depth: depth)).resolve(Bool.self))
  }

  @Test func `A recursion over lifetime graph makes each instance once, however deep`() throws {
    final class Count { var made = 0 }
    struct Fibonacci: Assembly {
      let count: Count
      func assemble(into registrar: Registrar) {
        registrar.register(lifetime: .graph, arguments: Int.self) { [count] resolver, number in
          count.made += 1
          guard number > 1 else { return Term(number) }
          let above = try resolver.resolve(Term.self, number - 1)
          return Term(above.value + (try resolver.resolve(Term.self, number - 2)).value)
        }
      }
    }
    let count = Count()
    let container = try Container(Fibonacci(count: count))
    #expect(try container.resolve(Term.self, 50).value == 12_586_269_025)
    #expect(count.made == 51)
  }

  @Test func `An instance that is released at the end of a call may resolve`() throws {
    final class Echo {
      let resolve: @MainActor () -> Void
      init(_ resolve: @escaping @MainActor () -> Void) { self.resolve = resolve }
      deinit { MainActor.assumeIsolated { [resolve] in resolve() } }
    }
    var (container, answers): (Container?, Int) = (nil, 0)
    struct Parts: Assembly {
      let resolve: @MainActor () -> Void
      func assemble(into registrar: Registrar) {
        registrar.register({ [resolve] in Echo(resolve) }, lifetime: .graph)
          .onCreate { _, resolver in _ = try resolver.resolve(Wheel.self) }
        registrar.register(Wheel.init, lifetime: .shared)
        registrar.register(Bike.init, lifetime: .shared).onCreate { _, resolver in
          _ = try resolver.resolve(Echo.self)
        }
      }
    }
    container = try Container(
      Parts {
        if (try? container?.resolve(Bike.self)) != nil { answers += 1 }
      })
    _ = try container?.resolve(Bike.self)
    #expect(answers == 1)
  }
}
