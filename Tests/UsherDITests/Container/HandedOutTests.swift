import Testing
import Usher
import UsherDI

/// Instances that callbacks have received, after a later failure.
@MainActor struct HandedOutTests {
  private struct Fault: Error {}
  private enum Session: ScopeTag {}

  private final class House { var boiler: Boiler? }
  private final class Boiler {
    let house: House
    var isReady = false
    init(house: House) { self.house = house }
  }
  private final class Tenant {
    let house: House
    init(house: House) { self.house = house }
  }
  private final class Radio {}

  private func container(_ register: @escaping @MainActor (Registrar) -> Void) throws -> Container {
    struct Parts: Assembly {
      let register: @MainActor (Registrar) -> Void
      func assemble(into registrar: Registrar) { register(registrar) }
    }
    return try Container(Parts(register: register))
  }

  @Test(arguments: [Lifetime.shared, .scoped(to: Session.self)])
  func `An instance that fails after a wait ends the instance that received it`(lifetime: Lifetime)
    throws
  {
    var (fails, ends) = (true, 0)
    let parent = try container { registrar in
      registrar.opens(Session.self)
      registrar.register(House.init, lifetime: lifetime).onCreate { house, resolver in
        house.boiler = try resolver.resolve(Boiler.self)
      }.onEnd { _ in ends += 1 }
      registrar.register(Boiler.init, lifetime: lifetime).onCreate { boiler, resolver in
        _ = try resolver.resolve(Tenant.self)
        if fails { throw Fault() }
        boiler.isReady = true
      }
      registrar.register(Tenant.init, lifetime: lifetime)
    }
    let child = try parent.makeChild(Session.self)
    #expect(throws: ResolutionError.self) { try child.resolve(Tenant.self) }
    #expect(ends == 1)
    fails = false
    let house = try child.resolve(House.self)
    let boiler = try child.resolve(Boiler.self)
    #expect(boiler.isReady)
    #expect(house.boiler === boiler)
  }

  @Test(arguments: [true, false])
  func `An instance that a callback receives has had its own callbacks, in either order`(
    housesFirst: Bool
  ) throws {
    var events: [String] = []
    let container = try container { registrar in
      registrar.register(House.init, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Tenant.self)
        events.append("house received the tenant")
        throw Fault()
      }.onEnd { _ in events.append("house ended") }
      registrar.register(Tenant.init, lifetime: .shared)
        .onCreate { _, _ in events.append("tenant is complete") }
        .onEnd { _ in events.append("tenant ended") }
    }
    #expect(throws: ResolutionError.self) {
      if housesFirst {
        _ = try container.resolve(House.self)
      } else {
        _ = try container.resolve(Tenant.self)
      }
    }
    container.end()
    #expect(events == ["tenant is complete", "house received the tenant", "tenant ended"])
  }

  @Test func `No callback follows the end of its container`() throws {
    var events: [String] = []
    var container: Container?
    container = try self.container { registrar in
      registrar.register(House.init, lifetime: .shared)
        .onCreate { _, _ in container?.end() }
        .onCreate { _, _ in events.append("second callback") }
        .onEnd { _ in events.append("ended") }
    }
    let error = #expect(throws: ResolutionError.self) { try container?.resolve(House.self) }
    #expect(error?.reason == .ended)
    #expect(events == ["ended"])
  }

  @Test func `An alias that a child decorates is wrapped once for each instance`() throws {
    final class Walls: Shelter {}
    final class Paint: Shelter {
      let inner: any Shelter
      init(inner: any Shelter) { self.inner = inner }
    }
    for lifetime in [Lifetime.shared, .weak, .scoped(to: Session.self)] {
      let container = try container { registrar in
        registrar.opens(Session.self)
        registrar.register(Walls.init, lifetime: lifetime).alsoAs((any Shelter).self) { $0 }
      }
      let child = try container.makeChild(Session.self) {
        $0.decorate((any Shelter).self) { (inner: any Shelter) -> any Shelter in Paint(inner: inner)
        }
      }
      let shelter = try child.resolve((any Shelter).self)
      #expect(shelter is Paint)
      #expect(try child.resolve((any Shelter).self) === shelter)
    }
  }

  @Test func `A lazy optional does not keep an abandoned instance`() throws {
    var (fails, lazy): (Bool, Lazy<House?>?) = (true, nil)
    var all: Lazy<[Boiler]>?
    let container = try container { registrar in
      registrar.register(House.init, lifetime: .shared)
      registrar.contribute(Boiler.init, lifetime: .shared)
      registrar.register(Radio.init, lifetime: .shared).onCreate { _, resolver in
        lazy = try resolver.resolve(Lazy<House?>.self)
        all = try resolver.resolve(Lazy<[Boiler]>.self)
        _ = (try lazy?(), try all?())
        if fails { throw Fault() }
      }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Radio.self) }
    fails = false
    #expect(try lazy?() === container.resolve(House.self))
    #expect(try all?().first === container.resolve([Boiler].self).first)
  }

  @Test func `A rollback says what it gave up without waiting for its end`() throws {
    let container = try container { registrar in
      registrar.register(House.init, lifetime: .shared).onClose { _ in }
      registrar.register(Radio.init, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(House.self)
        throw Fault()
      }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Radio.self) }
    #expect(!container.isEnded)
    #expect(
      container.problems.map(\.description.withoutPlaces) == [
        """
        A failed resolve call gave up what it had made, without waiting for the onClose of House.
          at App.swift:1  House
          • Fix what failed: the caller of resolve has received the error.
        """
      ])
  }

  @Test func `A callback waits for the coordinator of its scope`() throws {
    final class Deck: Coordinator, Concluding {
      typealias Output = Void
      let radar: Radar
      init(radar: Radar) { self.radar = radar }
    }
    final class Radar { weak var deck: Deck? }
    struct Sail: FlowKey {}
    let container = try container { registrar in
      registrar.register(Deck.init, for: Sail.self)
      registrar.register(Radar.init, lifetime: .scoped(to: Deck.self)).onCreate { radar, resolver in
        radar.deck = try resolver.resolve(Deck.self)
      }
    }
    let deck = try #require(try container.makeFlow(for: Sail()).coordinator as? Deck)
    #expect(deck.radar.deck === deck)
    try container.verify(Sail())
  }

  @Test func `Eager services are made of weak ones that have been awaited`() async throws {
    let container = try container { registrar in
      registrar.registerAsync({ () async -> House in House() }, lifetime: .weak)
      registrar.register(Tenant.init, lifetime: .shared).eager()
    }
    try await container.warmUp()
    _ = try container.resolve(Tenant.self)
  }

  @Test func `A chain of callbacks counts each of them`() throws {
    var (deepest, depth) = (0, 0)
    let container = try container { registrar in
      registrar.register(House.init, lifetime: .graph).onCreate { _, resolver in
        depth += 1
        deepest = max(deepest, depth)
        defer { depth -= 1 }
        _ = try resolver.resolve(Provider<House>.self)()
      }
    }
    let error = #expect(throws: ResolutionError.self) { try container.resolve(House.self) }
    #expect(error?.reason == .cycle)
    #expect(deepest == 500)
  }

  @Test func `A lazy collection is the same from its first use, with elements of any lifetime`()
    throws
  {
    let container = try container { registrar in
      registrar.contribute(Radio.init, to: Radio.self)
      registrar.contribute(Radio.init, to: Radio.self, lifetime: .shared)
    }
    let radios = try container.resolve(Lazy<[Radio]>.self)
    let first = try radios()
    #expect(first.count == 2)
    #expect(zip(first, try radios()).allSatisfy { $0 === $1 })
  }

  @Test func `Instances that a failed call abandons are not found while they end`() throws {
    weak var owner: Container?
    var (given, found): ([Radio], [Radio]) = ([], [])
    let container = try container { registrar in
      registrar.register(House.init, lifetime: .shared).onCreate { _, resolver in
        given.append(try resolver.resolve(Radio.self))
        throw Fault()
      }
      registrar.register(Radio.init, lifetime: .shared).onEnd { _ in
        if found.isEmpty, let owner { found.append(try owner.resolve(Radio.self)) }
      }
    }
    owner = container
    #expect(throws: ResolutionError.self) { try container.resolve(House.self) }
    #expect(given.count == 1 && found.count == 1)
    #expect(given[0] !== found[0])
    #expect(try container.resolve(Radio.self) === found[0])
  }

  @Test(arguments: [Lifetime.shared, .scoped(to: Session.self)])
  func `A callback waits for no instance that has failed already`(lifetime: Lifetime) throws {
    final class Mast {}
    final class Tower {}
    final class Antenna { var isReady = false }
    weak var owner: Container?
    var fails = true
    let parent = try container { registrar in
      registrar.opens(Session.self)
      registrar.register(
        { (_: Mast) throws in
          defer { fails = false }
          if fails { throw Fault() }
          return Tower()
        }, lifetime: lifetime)
      registrar.register(Mast.init, lifetime: lifetime).onCreate { _, resolver in
        _ = try resolver.resolve(Radio.self)
        _ = try resolver.resolve(Tower.self)
      }
      registrar.register(Radio.init, lifetime: lifetime).onEnd { _ in
        _ = try? owner?.resolve(Antenna.self)
      }
      registrar.register(Antenna.init, lifetime: lifetime).onCreate { antenna, resolver in
        _ = try resolver.resolve(Tower.self)
        antenna.isReady = true
      }
    }
    let container = try parent.makeChild(Session.self)
    owner = container
    #expect(throws: ResolutionError.self) { try container.resolve(Tower.self) }
    #expect(try container.resolve(Antenna.self).isReady)
  }

  @Test func `A lazy weak instance is the one that the container knows after a failed call`() throws
  {
    var fails = true
    let container = try container { registrar in
      registrar.register(Radio.init, lifetime: .weak)
      registrar.register(House.init, lifetime: .shared)
    }
    let radio = try container.resolve(Lazy<Radio>.self)
    let child = try container.makeChild {
      $0.register(Boiler.init, lifetime: .shared).onCreate { _, _ in
        _ = try radio()
        defer { fails = false }
        if fails { throw Fault() }
      }
    }
    #expect(throws: ResolutionError.self) { try child.resolve(Boiler.self) }
    #expect(try radio() === container.resolve(Radio.self))
  }
}

private protocol Shelter: AnyObject {}
