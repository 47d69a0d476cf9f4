import Testing
import UsherDI
import UsherTesting

/// Coordinators that are restored are made by their parent's container.
@MainActor struct ContainerRestorationTests {
  private final class Home: Coordinator {
    override func build() throws -> SceneLayout { .stack(try resolve(Page.self)) }
  }

  private final class Page: Screen {}

  private final class Clerk {}

  private struct Booking: Codable, Hashable, Sendable {
    var seat: String
    var row: Int
  }

  private final class Checkout: Coordinator, Restorable {
    static let tag = "checkout"
    var state: Booking
    let clerk: Clerk

    init(seat: String, row: Int, clerk: Clerk) {
      state = Booking(seat: seat, row: row)
      self.clerk = clerk
    }

    override func build() throws -> SceneLayout { .screen(try resolve(Page.self)) }
  }

  private final class Help: Coordinator, Restorable {
    static let tag = "help"
    override func build() throws -> SceneLayout { .screen(try resolve(Page.self)) }
  }

  private struct House: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(Clerk.init, lifetime: .scoped(to: Checkout.self))
      registrar.register(Home.init)
      registrar.register(Help.init)
      registrar.register(Checkout.init, arguments: String.self, Int.self)
      registrar.register(Page.init)
    }
  }

  private func director() throws -> SceneDirector {
    let director = try SceneDirector(Home.self, in: Container(House()), host: HeadlessHost())
    director.restoration = try RestorationTable {
      $0.register(Help.self)
      $0.register(Checkout.self) { ($0.seat, $0.row) }
    }
    return director
  }

  @Test func `A coordinator is restored in its own scope, with its arguments`()
    throws
  {
    let before = try director()
    try before.start()
    before.root.start(Checkout.self, "B", 7, as: .sheet)
    before.root.start(Help.self, as: .cover)
    let again = try director()
    #expect(try again.start(restoring: before.snapshot()).isComplete)
    #expect(again.tree.outline == before.tree.outline)
    let checkout = try #require(again.root.children.first as? Checkout)
    #expect(checkout.state == Booking(seat: "B", row: 7))
    #expect(try checkout.resolve(Clerk.self) === checkout.clerk)
    #expect(again.root.children.last is Help)
  }

  @Test func `A type that the container cannot make is lost, with the reason`() throws {
    let before = try director()
    try before.start()
    before.root.start(Checkout.self, "B", 7, as: .sheet)
    let again = try SceneDirector(Home.self, in: Container(Cottage()), host: HeadlessHost())
    again.restoration = try director().restoration
    let report = try again.start(restoring: before.snapshot())
    #expect(report.losses.map(\.reason) == [.unmade])
    #expect(again.tree.outline == "stack Home\n  Page")
  }

  private struct Cottage: Assembly {
    func assemble(into registrar: Registrar) {
      registrar.register(Home.init)
      registrar.register(Page.init)
    }
  }
}
