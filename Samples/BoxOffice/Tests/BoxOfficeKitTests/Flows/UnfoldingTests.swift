import BoxOfficeKit
import Testing
import UsherTesting

/// A purchase on a phone that is unfolded and folded.
@MainActor struct UnfoldingTests {
  private let theater: Theater
  private var stage: TestStage { theater.stage }

  init() throws { theater = try Theater() }

  @Test func `The show that was chosen stands beside the season in a wide window`() async throws {
    try await theater.buyUntilSummary()
    await resize(to: .regular)
    stage.expectOutline(
      """
      tabs BoxOffice
        • split Shows
          stack Shows
            ShowList
          • stack Shows
            ShowPage
            ▲ sheet stack Checkout
              Performances
              SeatPlan
              ContactDetails
              Summary
        stack Tickets
          TicketList
        AccountPage
      """)
  }

  @Test func `A purchase goes on while the phone is unfolded and folded, and is paid once`()
    async throws
  {
    try await theater.buy()
    let tree = stage.director.tree
    for _ in 0..<3 {
      await resize(to: .regular)
      await resize(to: .compact)
    }
    #expect(stage.director.tree == tree)
    try theater.checkout.choose(.premiere)
    await resize(to: .regular)
    for seat in Seat.list("A3 A4") { try theater.checkout.toggle(seat) }
    try theater.checkout.confirmSeats()
    await resize(to: .compact)
    try theater.checkout.submit(ContactForm(.ada))
    await stage.idle()
    try theater.checkout.pay()
    await resize(to: .regular)
    await stage.settle()
    #expect(theater.payments.charged == [Money(pence: 4000)])
    #expect(theater.tickets.kept?.tickets.map(\.seats) == [Seat.list("A3 A4")])
    #expect(stage.find(CheckoutCoordinator.self) == nil)
    stage.expectNothingLeaked()
  }

  @Test func `A show that is chosen in a wide window replaces the one beside the season`()
    async throws
  {
    await resize(to: .regular)
    let shows = try stage.coordinator(ShowsCoordinator.self)
    for _ in 0..<2 {
      shows.open(.owl)
      await stage.idle()
    }
    #expect(stage.director.currentLink == "boxoffice://shows/owl")
    await resize(to: .compact)
    stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
        stack Tickets
          TicketList
        AccountPage
      """)
  }

  private func resize(to width: SceneWidth) async {
    stage.user.resize(to: width)
    await stage.idle()
  }
}
