import BoxOfficeKit
import Testing
import UsherDI
import UsherTesting

@MainActor struct PurchaseTests {
  let theater: Theater
  var stage: TestStage { theater.stage }

  init() throws { theater = try Theater() }

  @Test func `The box office opens with the season`() {
    stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
        stack Tickets
          TicketList
        AccountPage
      """)
  }

  @Test func `A purchase goes from the evening to the ticket`() async throws {
    try await theater.buyUntilSummary()
    stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
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
    try theater.checkout.pay()
    await stage.settle()
    stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
          ▲ sheet Thanks
        stack Tickets
          TicketList
        AccountPage
      """)
    #expect(theater.tickets.kept?.tickets.map(\.seats) == [Seat.list("A3 A4")])
    #expect(theater.payments.charged == [Money(pence: 4000)])
  }

  @Test func `The cart goes with the checkout`() async throws {
    try await theater.buyUntilSummary()
    weak let cart = try theater.checkout.resolve(Cart.self)
    #expect(cart != nil)
    try theater.checkout.finish()
    await stage.settle()
    #expect(cart == nil)
    stage.expectNothingLeaked()
  }

  @Test func `Nothing is left of a purchase but the ticket`() async throws {
    try await theater.buyUntilSummary()
    try theater.checkout.pay()
    await stage.settle()
    stage.user.dismiss()
    await stage.settle()
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
    stage.expectNothingLeaked()
  }

  @Test func `Leaving without seats is not asked`() async throws {
    try await theater.buy()
    #expect(stage.user.dismiss())
    #expect(stage.find(CheckoutCoordinator.self) == nil)
  }

  @Test(arguments: [("Stay", false), ("Leave", true)])
  func `Leaving with seats is asked first`(answer: String, isOver: Bool) async throws {
    try await theater.buyUntilSummary()
    #expect(!stage.user.dismiss())
    await stage.settle()
    #expect(stage.alert?.message == "Your seats would be given back: A3, A4.")
    stage.user.answer(answer)
    await stage.settle()
    #expect((stage.find(CheckoutCoordinator.self) == nil) == isOver)
  }

  @Test func `Leaving a payment abandons it and goes back to the summary`() async throws {
    theater.payments.isHesitating = true
    try await theater.buyUntilSummary()
    try theater.checkout.pay()
    await stage.settle()
    stage.user.dismiss()
    await stage.settle()
    #expect(theater.payments.isAbandoned)
    #expect(theater.seating.held.isEmpty)
    #expect(theater.tickets.kept == nil)
    let checkout = try theater.checkout
    #expect(checkout.isStarted)
    #expect(checkout.children.isEmpty)

    theater.payments.isHesitating = false
    try theater.checkout.pay()
    await stage.settle()
    #expect(theater.tickets.kept?.tickets.count == 1)
  }

  @Test func `A declined payment says why and can be tried again`() async throws {
    theater.payments.refusal = PaymentDeclined("Not today.")
    try await theater.buyUntilSummary()
    try theater.checkout.pay()
    await stage.settle()
    #expect(stage.alert?.message == "Not today.")
    stage.user.answer("OK")
    theater.payments.refusal = nil
    try theater.checkout.pay()
    await stage.settle()
    #expect(theater.tickets.kept?.tickets.count == 1)
    stage.expectNothingLeaked()
  }

  @Test func `Seats that somebody else took are chosen again`() async throws {
    try await theater.buyUntilSummary()
    theater.seating.taken = Seat.set("A4")
    try theater.checkout.pay()
    await stage.settle()
    #expect(stage.alert?.message == "Seat A4 is taken.")
    stage.user.answer("OK")
    await stage.settle()
    #expect(try theater.checkout.resolve(Cart.self).seats == Seat.list("A3"))
    #expect(theater.payments.charged.isEmpty)
    stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
          ▲ sheet stack Checkout
            Performances
            SeatPlan
        stack Tickets
          TicketList
        AccountPage
      """)
  }
}
