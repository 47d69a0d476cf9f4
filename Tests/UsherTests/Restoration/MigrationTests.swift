import Testing
import Usher
import UsherTesting

/// States of other versions, and tables.
@MainActor struct MigrationTests {
  private final class Cart: Coordinator, Restorable {
    static let tag = "cart"
    static let version = 3
    struct State: Codable, Sendable { var seats: [String] }

    var state = State(seats: [])
    override func build() throws -> SceneLayout { .screen(Plain("cart \(state.seats)")) }
  }

  /// An earlier version of the coordinator.
  private final class OldCart: Coordinator, Restorable {
    static let tag = "basket"
    struct State: Codable, Sendable { var seat = "A1" }

    var state = State()
    override func build() throws -> SceneLayout { .screen(Plain("basket \(state.seat)")) }
  }

  private func snapshot() throws -> Snapshot {
    let director = SceneDirector(Teller("home", stack: ["a"]), host: HeadlessHost())
    director.restoration = try RestorationTable { $0.register(OldCart.self) { _ in OldCart() } }
    try director.start()
    director.root.start(child: OldCart(), as: .sheet)
    return director.snapshot()
  }

  private func restore(
    _ build: (inout RestorationTable.Builder) -> Void
  ) throws -> (String, [String]) {
    let director = SceneDirector(Teller("home", stack: ["a"]), host: HeadlessHost())
    director.restoration = try RestorationTable(build)
    let report = try director.start(restoring: snapshot())
    return (director.tree.sketch, report.losses.map(\.description))
  }

  @Test func `A state is brought from version to version, and to another tag`() throws {
    let (sketch, losses) = try restore {
      $0.register(Cart.self) { _ in Cart() }
      $0.rename("basket", to: "cart")
      $0.migrate("cart", from: 1) { $0["list"] = .list([$0["seat"] ?? .null]) }
      $0.migrate("cart", from: 2) {
        $0["seats"] = $0["list"]
        $0["list"] = nil
      }
    }
    #expect(sketch == #"[a] ▲sheet cart ["A1"]"#)
    #expect(losses.isEmpty)
  }

  @Test func `A version without a way to the next one is lost`() throws {
    let (sketch, losses) = try restore {
      $0.register(Cart.self) { _ in Cart() }
      $0.rename("basket", to: "cart")
      $0.migrate("cart", from: 1) { _ in }
    }
    #expect(sketch == "[a]")
    #expect(
      losses == ["OldCart was lost: unreadable. There is no migration of cart from version 2."])
  }

  @Test func `A state that has not become what it should be is lost`() throws {
    let (sketch, losses) = try restore {
      $0.register(Cart.self) { _ in Cart() }
      $0.rename("basket", to: "cart")
      $0.migrate("cart", from: 1) { _ in }
      $0.migrate("cart", from: 2) { $0["seats"] = .integer(3) }
    }
    #expect(sketch == "[a]")
    #expect(
      losses == [
        "OldCart was lost: unreadable. seats has another type than the saved value."
      ])
  }

  @Test func `A table says all that is wrong with it`() {
    let error = #expect(throws: TableError.self) {
      try RestorationTable {
        $0.register(HallRoute.self, fileID: "Shop/Table.swift", line: 1)
        $0.register(HallRoute.self, fileID: "Shop/Table.swift", line: 2)
        $0.migrate("hull", from: 1, fileID: "Shop/Table.swift", line: 3) { _ in }
      }
    }
    #expect(error?.faults.map { $0.callSites.map(\.line) } == [[1, 2], [3]])
    #expect(
      error?.description == """
        The table of saved states could not be made: repeated tag.
          at Shop/Table.swift:1 and Shop/Table.swift:2
          The tag hall is used twice.
          • Give one of them another tag; routes and coordinators share one list of them.
        The table of saved states could not be made: unknown tag.
          at Shop/Table.swift:3
          Nothing is registered as hull.
          • Register the routes or the coordinator of that tag, or correct it.
        """)
  }
}
