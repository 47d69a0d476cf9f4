import Testing
import UsherDI
import UsherTesting

/// What has received an instance that fails is given up with it, however long its callbacks waited.
@MainActor struct BondTests {
  private final class Door { var isEnded = false }
  private final class House { var door: Door? }
  private final class Street {
    let house: House
    init(house: House) { self.house = house }
  }
  private final class Town {
    let street: Street
    init(street: Street) { self.street = street }
  }

  /// A door whose callback waits for the street and then for the town, which needs the street.
  private func town(
    makingTown: @escaping @MainActor (Street) throws -> Town,
    completingDoor: @escaping () throws -> Void
  ) throws -> Container {
    try makeContainer {
      $0.register({ Door() }, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Street.self)
        _ = try resolver.resolve(Town.self)
        try completingDoor()
      }
      $0.register({ House() }, lifetime: .shared).onCreate { house, resolver in
        house.door = try resolver.resolve(Door.self)
      }
      $0.register(Street.init, lifetime: .shared)
      $0.register({ (street: Street) in try makingTown(street) }, lifetime: .shared)
    }
  }

  @Test func `What received an instance that waits twice is given up if its callback fails`() throws
  {
    var fails = true
    let container = try town(makingTown: Town.init) {
      defer { fails = false }
      if fails { throw Broken() }
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Town.self) }
    #expect(try container.resolve(House.self).door === container.resolve(Door.self))
  }

  @Test func `What received an instance that waits twice is given up with what that waits for`()
    throws
  {
    var fails = true
    let container = try town(
      makingTown: { street in
        defer { fails = false }
        if fails { throw Broken() }
        return Town(street: street)
      }, completingDoor: {})
    #expect(throws: ResolutionError.self) { try container.resolve(Town.self) }
    #expect(try container.resolve(House.self).door === container.resolve(Door.self))
  }

  private final class Leaf {
    var trunk: Trunk?
    var isEnded = false
  }
  private final class Twig {
    init(leaf: Leaf) {}
  }
  private final class Trunk {
    var isEnded = false
    init(twig: Twig) {}
  }
  private final class Tree {
    init(trunk: Trunk) {}
  }

  @Test func `What had waited for an instance is given up with it`() throws {
    var fails = true
    let container = try makeContainer {
      $0.register({ Leaf() }, lifetime: .shared).onCreate { leaf, resolver in
        leaf.trunk = try resolver.resolve(Trunk.self)
      }
      $0.register(Twig.init, lifetime: .shared).onCreate { _, resolver in
        _ = try resolver.resolve(Tree.self)
        defer { fails = false }
        if fails { throw Broken() }
      }
      $0.register(Trunk.init, lifetime: .shared).onEnd { $0.isEnded = true }
      $0.register(Tree.init, lifetime: .shared)
    }
    #expect(throws: ResolutionError.self) { try container.resolve(Tree.self) }
    let leaf = try container.resolve(Leaf.self)
    #expect(leaf.trunk?.isEnded == false)
    #expect(try leaf.trunk === container.resolve(Trunk.self))
  }

  @Test(arguments: [Lifetime.shared, .scoped(to: SessionScope.self)])
  func `An instance that comes once its container has ended ends at once`(_ lifetime: Lifetime)
    throws
  {
    let diary = Diary()
    let root = try makeContainer {
      $0.opens(SessionScope.self)
      $0.register(
        { () -> Door in
          diary.container?.end()
          return Door()
        }, lifetime: lifetime
      ).onEnd { _ in diary.lines.append("closed") }
    }
    let child = try root.makeChild(SessionScope.self)
    diary.container = root
    #expect(throws: ResolutionError.self) { try child.resolve(Door.self) }
    #expect(diary.lines == ["closed"] && root.problems.isEmpty)
  }

  @Test func `A module may be checked alone that overrides what another one registers`() throws {
    struct Override: Assembly {
      func assemble(into registrar: Registrar) {
        registrar.overriding.register({ House() })
      }
    }
    struct Whole: Assembly {
      var includes: [any Assembly] { [Override()] }
      func assemble(into registrar: Registrar) { registrar.register({ House() }) }
    }
    try Container.check(Override(), given: House.self)
    try Container.check(Override(), given: House.self, House.self)
    try Container.check(Whole(), given: House.self)
    #expect(throws: ContainerError.self) { try Container.check(Override(), given: Door.self) }
  }
}
