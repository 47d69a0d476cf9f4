import BoxOfficeKit
import Foundation
import Testing
import UsherDI
import UsherTesting

/// A visit that was killed, and the next one, which goes on where it stood.
@MainActor struct KilledVisitTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var store: SnapshotStore { SnapshotStore(path: folder.file("window.json").path) }

  /// The box office as `Theatre` opens it, kept in the store.
  private func open(_ payments: FakePayments = FakePayments()) throws -> SceneDirector {
    let container = try Container(
      ServicesAssembly(data: folder.url), CoordinatorsAssembly(), TestScreens()
    ) {
      $0.register(Programme.init, as: (any Catalogue).self)
      $0.register(value: payments, as: (any Payments).self)
      $0.register(FakeSeating.init, as: (any Seating).self)
      $0.register(value: MemoryStorage<Account?>(.some(.ada)), as: (any Storage<Account?>).self)
    }
    let director = try SceneDirector(
      BoxOfficeCoordinator.self, in: container, host: HeadlessHost())
    director.restoration = try .boxOffice(Programme())
    director.keep(in: store)
    try container.resolve(Footfall.self).watch(director)
    try director.start(restoring: store)
    return director
  }

  private func checkout(_ director: SceneDirector) throws -> CheckoutCoordinator {
    let shows = try #require(shows(director))
    return try #require(shows.children.lazy.compactMap { $0 as? CheckoutCoordinator }.first)
  }

  private func shows(_ director: SceneDirector) -> ShowsCoordinator? {
    director.root.children.lazy.compactMap { $0 as? ShowsCoordinator }.first
  }

  private func settle() async {
    for _ in 0..<50 { await Turn.pass() }
  }

  /// A visit that gets as far as typing a name.
  private func interruptedVisit() async throws -> SceneDirector {
    let director = try open()
    let shows = try #require(shows(director))
    shows.open(.owl)
    shows.buy(.owl)
    await settle()
    let checkout = try checkout(director)
    checkout.choose(.premiere)
    for seat in Seat.list("A3 A4") { try checkout.toggle(seat) }
    checkout.confirmSeats()
    checkout.type(ContactForm(name: "Ada Qu", email: "ada@lantern.example"))
    return director
  }

  @Test func `A killed visit goes on where it stood, with the seats and what was typed`()
    async throws
  {
    let before = try await interruptedVisit()
    let again = try open()
    #expect(again.tree == before.tree)
    #expect(
      again.tree.outline == """
        tabs BoxOffice
          • stack Shows
            ShowList
            ShowPage
            ▲ cover stack Checkout
              Performances
              SeatPlan
              ContactDetails
          stack Tickets
            TicketList
          AccountPage
        """)
    let cart = try checkout(again).resolve(Cart.self)
    #expect(cart.seats == Seat.list("A3 A4"))
    #expect(cart.performance == .premiere)
    #expect(cart.form?.name == "Ada Qu")
  }

  @Test func `The ticket of a purchase that came back is shown as if nothing had been`()
    async throws
  {
    _ = try await interruptedVisit()
    let payments = FakePayments()
    let again = try open(payments)
    let checkout = try checkout(again)
    checkout.submit(ContactForm(.ada))
    checkout.pay()
    await settle()
    #expect(payments.charged == [Money(pence: 4000)])
    #expect(again.tree.modals.map(\.node.name) == ["Thanks"])
    #expect(shows(again)?.children.isEmpty == true)
  }

  @Test func `Who closes the box office begins anew`() async throws {
    let before = try await interruptedVisit()
    before.close()
    #expect(try open().tree.modals.isEmpty)
  }

  @Test func `A show that has left the season takes its purchase with it`() async throws {
    let snapshot = try await interruptedVisit().snapshot()
    struct Empty: Catalogue { let shows: [Show] = [] }
    let director = try open()
    director.close()
    let container = try Container(
      ServicesAssembly(data: folder.url), CoordinatorsAssembly(), TestScreens()
    ) {
      $0.register(Empty.init, as: (any Catalogue).self)
    }
    let again = try SceneDirector(BoxOfficeCoordinator.self, in: container, host: HeadlessHost())
    again.restoration = try .boxOffice(Empty())
    let report = try again.start(restoring: snapshot)
    #expect(report.losses.map(\.reason) == [.unmade, .orphaned])
    #expect(again.tree.modals.isEmpty)
  }

  @Test func `Visits are counted from one run to the next`() async throws {
    _ = try await interruptedVisit()
    let again = try open()
    try checkout(again).finish()
    let counts = try JSONFile<Footfall.Counts>(folder.file("footfall.json")).load()
    #expect(counts.value?["Checkout begun"] == 2)
    #expect(counts.value?["BoxOffice begun"] == 2)
  }
}
