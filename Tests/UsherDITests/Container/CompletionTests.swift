import Testing
import UsherDI

/// Cycles that a callback after creation completes, from either end.
@MainActor struct CompletionTests {
  private final class Person {
    let kit: Kit
    init(kit: Kit) { self.kit = kit }
  }
  private final class Kit {
    var person: Person?
    var others: [Logger] = []
  }
  private final class Key {
    let number: Int
    let logger: Logger
    init(number: Int, logger: Logger) { (self.number, self.logger) = (number, logger) }
  }

  private final class Held {
    var people: [Person] = []
  }

  nonisolated private static let kept: [Lifetime] = [
    .graph, .shared, .weak, .scoped(to: SessionScope.self),
  ]

  private func container(_ person: Lifetime, _ kit: Lifetime, byClosure: Bool) throws -> Container {
    let container = try makeContainer {
      $0.opens(SessionScope.self)
      if byClosure {
        $0.register(lifetime: person) { Person(kit: try $0.resolve()) }
      } else {
        $0.register(Person.init, lifetime: person)
      }
      $0.register(Kit.init, lifetime: kit)
        .onCreate { kit, resolver in kit.person = try resolver.resolve(Person.self) }
    }
    return try container.makeChild(SessionScope.self)
  }

  @Test(arguments: kept, [false, true])
  func `A callback completes a cycle from either end, by an initializer or a closure`(
    _ lifetime: Lifetime, _ byClosure: Bool
  ) throws {
    let one = try container(lifetime, lifetime, byClosure: byClosure).resolve(Person.self)
    #expect(one.kit.person === one)
    let kit = try container(lifetime, lifetime, byClosure: byClosure).resolve(Kit.self)
    #expect(kit.person?.kit === kit)
  }

  @Test func `A callback of a transient completes a cycle with an instance that is being made`()
    throws
  {
    let person = try container(.shared, .transient, byClosure: false).resolve(Person.self)
    #expect(person.kit.person === person)
  }

  @Test func `Verifying does not depend on the order of registration`() throws {
    for isReversed in [false, true] {
      let container = try makeContainer { registrar in
        let person: () -> Void = { registrar.register(Person.init, lifetime: .shared) }
        let kit: () -> Void = {
          registrar.register(Kit.init, lifetime: .shared)
            .onCreate { $0.person = try $1.resolve(Person.self) }
        }
        for register in isReversed ? [kit, person] : [person, kit] { register() }
      }
      try container.verify()
      let person = try container.resolve(Person.self)
      #expect(person.kit.person === person)
    }
  }

  @Test func `Callbacks that nothing stops run before anyone receives the instance`() throws {
    let container = try makeContainer {
      $0.register(Kit.init, lifetime: .shared)
        .onCreate { kit, resolver in kit.others = [try resolver.resolve()] }
      $0.register(Logger.init)
      $0.register { (kit: Kit) in
        #expect(kit.others.count == 1)
        return Person(kit: kit)
      }
    }
    _ = try container.resolve(Person.self)
  }

  @Test func `A callback that waits keeps the order of those after it`() throws {
    let diary = Diary()
    let container = try makeContainer {
      $0.register(Person.init, lifetime: .shared)
        .onCreate { _, _ in diary.lines.append("person") }
      $0.register(Kit.init, lifetime: .shared)
        .onCreate { _, _ in diary.lines.append("kit") }
        .onCreate { $0.person = try $1.resolve(Person.self) }
        .onCreate { kit, _ in
          #expect(kit.person != nil)
          diary.lines.append("kit is complete")
        }
    }
    _ = try container.resolve(Person.self)
    #expect(diary.lines == ["kit", "person", "kit is complete"])
  }

  @Test(arguments: [Lifetime.graph, .shared, .weak])
  func `Nothing is kept of a callback that waited and then failed`(_ lifetime: Lifetime) throws {
    let weather = Diary()
    let container = try makeContainer {
      $0.register(Person.init, lifetime: lifetime)
      $0.register(Kit.init, lifetime: lifetime).onCreate { kit, resolver in
        kit.person = try resolver.resolve(Person.self)
        if weather.lines.isEmpty { throw Broken() }
      }
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(Person.self) }
    #expect(error?.reason == .failed)
    weather.lines = ["fine"]
    let person = try container.resolve(Person.self)
    #expect(person.kit.person === person)
  }

  @Test func `A callback that waited in vain leaves nothing half-made`() throws {
    let weather = Diary()
    let container = try makeContainer {
      $0.register(lifetime: .shared) { resolver in
        let person = Person(kit: try resolver.resolve())
        if weather.lines.isEmpty { throw Broken() }
        return person
      }
      $0.register(Kit.init, lifetime: .shared)
        .onCreate { $0.person = try $1.resolve(Person.self) }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Person.self) }
    weather.lines = ["fine"]
    let kit = try container.resolve(Kit.self)
    #expect(kit.person?.kit === kit)
  }

  @Test func `A failing callback ends the instances made for it, even shared ones`() throws {
    let weather = Diary()
    let held = Held()
    let container = try makeContainer {
      $0.register(Kit.init, lifetime: .shared).onCreate { kit, resolver in
        held.people.append(try resolver.resolve(Person.self))
        held.people.append(try resolver.resolve(Person.self, named: "weak"))
        if weather.lines.isEmpty { throw Broken() }
      }
      $0.register(Person.init, lifetime: .shared)
      $0.register(Person.init, named: "weak", lifetime: .weak)
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Kit.self) }
    weather.lines = ["fine"]
    let kit = try container.resolve(Kit.self)
    #expect(try container.resolve(Person.self).kit === kit)
    #expect(try container.resolve(Person.self, named: "weak").kit === kit)
  }

  @Test func `A graph-lifetime service has an instance for each argument that it is made with`()
    throws
  {
    let container = try makeContainer {
      $0.register(Logger.init, lifetime: .graph)
      $0.register(Key.init, lifetime: .graph, arguments: Int.self)
      $0.register { resolver in
        [
          try resolver.resolve(Key.self, 1), try resolver.resolve(Key.self, 2),
          try resolver.resolve(Key.self, 1),
        ]
      }
    }
    let keys = try container.resolve([Key].self)
    #expect(keys.map(\.number) == [1, 2, 1])
    #expect(keys[0] === keys[2] && keys[0] !== keys[1])
    #expect(Set(keys.map { ObjectIdentifier($0.logger) }).count == 1)
  }

  @Test func `A service that reads an argument through others has an instance for each value`()
    throws
  {
    final class Ring {
      let key: Key
      init(key: Key) { self.key = key }
    }
    let container = try makeContainer {
      $0.register(Logger.init, lifetime: .graph)
      $0.register(Key.init, lifetime: .graph, arguments: Int.self)
      $0.register(lifetime: .graph) { Ring(key: try $0.resolve()) }
      $0.register(as: [Ring].self, arguments: Int.self) { resolver, _ in
        [try resolver.resolve(), try resolver.resolve()]
      }
      $0.register { resolver in
        (try resolver.resolve([Ring].self, 1), try resolver.resolve([Ring].self, 2))
      }
    }
    let (one, two) = try container.resolve(([Ring], [Ring]).self)
    #expect((one + two).map(\.key.number) == [1, 1, 2, 2])
    #expect(one[0] === one[1] && one[0] !== two[0])
  }

  @Test func `A callback that reads an argument gives its instance one for each as well`() throws {
    final class Lock {
      var key: Key?
    }
    let container = try makeContainer {
      $0.register(Logger.init, lifetime: .graph)
      $0.register(Key.init, lifetime: .graph, arguments: Int.self)
      $0.register(Lock.init, lifetime: .graph).onCreate { $0.key = try $1.resolve() }
      $0.register(as: [Lock].self, arguments: Int.self) { resolver, _ in
        [try resolver.resolve(), try resolver.resolve()]
      }
      $0.register { resolver in
        (try resolver.resolve([Lock].self, 1), try resolver.resolve([Lock].self, 2))
      }
    }
    let (one, two) = try container.resolve(([Lock], [Lock]).self)
    #expect((one + two).map(\.key?.number) == [1, 1, 2, 2])
    #expect(one[0] === one[1] && two[0] === two[1])
  }

  @Test func `A deep chain of closures with other arguments takes linear time`() throws {
    final class Tree {
      let below: Tree?
      init(below: Tree?) { self.below = below }
    }
    final class Counter {
      var hashes = 0
    }
    struct Depth: Hashable {
      let number: Int
      let counter: Counter
      static func == (left: Depth, right: Depth) -> Bool { left.number == right.number }
      func hash(into hasher: inout Hasher) {
        counter.hashes += 1
        hasher.combine(number)
      }
    }
    let counter = Counter()
    let container = try makeContainer {
      $0.register(arguments: Depth.self) { resolver, depth in
        let next = Depth(number: depth.number - 1, counter: counter)
        return Tree(below: depth.number == 0 ? nil : try resolver.resolve(Tree.self, next))
      }
    }
    _ = try container.resolve(Tree.self, Depth(number: 300, counter: counter))
    #expect(counter.hashes < 900)
  }
}
