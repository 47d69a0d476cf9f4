import BoxOfficeKit
import Foundation
import Testing
import UsherDI
import UsherTesting

/// A visit that was killed, and the next one, which goes on where it stood.
@MainActor struct KilledVisitTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private var window: SnapshotFile { SnapshotFile(path: folder.file("window.json").path) }

  /// A visit that gets as far as typing a name, and is not heard of any more.
  private func interruptedVisit() async throws -> String {
    let theater = try Theater(window: window)
    try await theater.buy()
    try theater.checkout.choose(.premiere)
    for seat in Seat.list("A3 A4") { try theater.checkout.toggle(seat) }
    try theater.checkout.confirmSeats()
    try theater.checkout.type(ContactForm(name: "Ada Qu", email: "ada@lantern.example"))
    await theater.stage.settle()
    return theater.stage.director.tree.outline
  }

  @Test func `A killed visit continues where it stood, with the seats and what was typed`()
    async throws
  {
    let before = try await interruptedVisit()
    let again = try Theater(window: window)
    #expect(again.report?.isComplete == true)
    #expect(again.stage.director.tree.outline == before)
    again.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
          ▲ sheet stack Checkout
            Performances
            SeatPlan
            ContactDetails
        stack Tickets
          TicketList
        AccountPage
      """)
    let cart = try again.checkout.resolve(Cart.self)
    #expect(cart.performance == .premiere)
    #expect(cart.seats == Seat.list("A3 A4"))
    #expect(cart.form?.name == "Ada Qu")
    #expect(again.stage.director.currentLink == "boxoffice://shows/owl/seats")
  }

  @Test(arguments: ["", "{", "no snapshot", "{\"version\": 9999}"])
  func `A saved visit that is damaged is reported to the user once`(text: String) async throws {
    _ = try await interruptedVisit()
    try text.write(toFile: window.path, atomically: true, encoding: .utf8)
    var reports: [[String]] = []
    for _ in 0..<2 {
      let theater = try Theater(window: window)
      reports.append(theater.stage.director.tree.modals.compactMap(\.alert?.title))
      await theater.stage.director.saved()
    }
    #expect(reports == [["The last visit cannot be resumed"], []])
  }

  @Test func `The ticket of a purchase that came back is shown as if nothing had been`()
    async throws
  {
    _ = try await interruptedVisit()
    let again = try Theater(window: window)
    try again.checkout.submit(ContactForm(.ada))
    try again.checkout.pay()
    await again.stage.settle()
    #expect(again.payments.charged == [Money(pence: 4000)])
    #expect(again.stage.director.tree.modals.map(\.node.name) == ["Thanks"])
    #expect(again.stage.find(CheckoutCoordinator.self) == nil)
  }

  @Test func `The seats of a purchase that came back are not given back unasked`() async throws {
    _ = try await interruptedVisit()
    let again = try Theater(window: window)
    #expect(!again.stage.user.dismiss())
    await again.stage.settle()
    #expect(again.stage.alert?.message == "Your seats would be given back: A3, A4.")
  }

  @Test func `A signed-out user signs in first, and then continues`() async throws {
    let before = try await interruptedVisit()
    let again = try Theater(account: nil, window: window)
    #expect(again.report?.isPostponed == true)
    #expect(again.stage.find(CheckoutCoordinator.self) == nil)
    try again.fillIn(password: "open")
    await again.stage.settle()
    #expect(again.stage.director.tree.outline == before)
    #expect(try again.checkout.resolve(Cart.self).seats == Seat.list("A3 A4"))
  }

  @Test func `Nobody gets the seats and the details of somebody else`() async throws {
    _ = try await interruptedVisit()
    let again = try Theater(account: .ben, window: window)
    let cart = try again.checkout.resolve(Cart.self)
    #expect(cart.seats.isEmpty)
    #expect(cart.form == nil)
    #expect(again.stage.director.tree.modals.map(\.node.children.count) == [1])
    #expect(again.report?.losses.map(\.reason) == [.unmade, .orphaned])
  }

  @Test func `A show that has left the season takes its purchase with it`() async throws {
    _ = try await interruptedVisit()
    let again = try Theater(season: FakeCatalog(shows: []), window: window)
    #expect(again.report?.losses.first?.reason == .unmade)
    again.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
        stack Tickets
          TicketList
        AccountPage
      """)
  }

  @Test func `After the box office was closed, it starts fresh`() async throws {
    let theater = try Theater(window: window)
    try await theater.buy()
    theater.stage.director.close()
    #expect(try Theater(window: window).stage.director.tree.modals.isEmpty)
  }
}

extension Modal {
  fileprivate var alert: SceneAlert? { if case .alert(let alert) = style { alert } else { nil } }
}
