import BoxOfficeKit
import Testing
import UsherDI
import UsherTesting

@MainActor struct SessionFlowTests {
  @Test func `Signing in continues the purchase`() async throws {
    let theater = try Theater(account: nil)
    try await theater.buy()
    theater.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
          ▲ sheet SignInPage
        stack Tickets
          TicketList
        AccountPage
      """)
    try theater.fillIn(password: "open")
    await theater.stage.settle()
    theater.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
          ▲ sheet stack Checkout
            Performances
        stack Tickets
          TicketList
        AccountPage
      """)
  }

  @Test func `A wrong password is reported and nothing continues`() async throws {
    let theater = try Theater(account: nil)
    try await theater.buy()
    try theater.fillIn(password: "shut")
    await theater.stage.settle()
    let signIn = try theater.stage.coordinator(SignInCoordinator.self)
    #expect(try signIn.resolve(SignInForm.self).problem == "That is not the password.")
  }

  @Test func `A user who does not sign in does not buy`() async throws {
    let theater = try Theater(account: nil)
    try await theater.buy()
    theater.stage.user.dismiss()
    await theater.stage.settle()
    theater.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
        stack Tickets
          TicketList
        AccountPage
      """)
    theater.stage.expectNothingLeaked()
  }

  @Test func `Signing out in the middle of a payment ends the checkout and the payment`()
    async throws
  {
    let theater = try Theater()
    theater.payments.isHesitating = true
    try await theater.buyUntilSummary()
    try theater.checkout.pay()
    await theater.stage.settle()
    try theater.checkout.signOut()
    await theater.stage.settle()
    #expect(theater.stage.find(CheckoutCoordinator.self) == nil)
    #expect(theater.payments.isAbandoned)
    #expect(theater.seating.held.isEmpty)
    #expect(theater.tickets.kept == nil)
    theater.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
        stack Tickets
          TicketList
        AccountPage
      """)
    theater.stage.expectNothingLeaked()
  }

  @Test func `Signing out asks first and closes what is open of the tickets`() async throws {
    let theater = try Theater()
    let stage = theater.stage
    let book = try stage.coordinator(BoxOfficeCoordinator.self).resolve(TicketBook.self)
    try stage.coordinator(TicketsCoordinator.self).open(try book.issue(.sample()))
    try stage.coordinator(AccountCoordinator.self).signOut()
    await stage.settle()
    #expect(stage.alert?.title == "Sign out?")
    stage.user.answer("Sign out")
    await stage.settle()
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
}
