import BoxOfficeKit
import Testing
import UsherDI
import UsherTesting

@MainActor struct SessionFlowTests {
  @Test func `Signing in continues the purchase`() async throws {
    let theatre = try Theatre(account: nil)
    await theatre.buy()
    theatre.stage.expectOutline(
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
    try theatre.fillIn(password: "open")
    await theatre.stage.settle()
    theatre.stage.expectOutline(
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

  @Test func `A wrong password is told and nothing goes on`() async throws {
    let theatre = try Theatre(account: nil)
    await theatre.buy()
    try theatre.fillIn(password: "shut")
    await theatre.stage.settle()
    let signIn = theatre.stage.coordinator(SignInCoordinator.self)
    #expect(try signIn.resolve(SignInForm.self).problem == "That is not the password.")
  }

  @Test func `Who would rather not sign in does not buy`() async throws {
    let theatre = try Theatre(account: nil)
    await theatre.buy()
    theatre.stage.user.dismiss()
    await theatre.stage.settle()
    theatre.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
        stack Tickets
          TicketList
        AccountPage
      """)
    theatre.stage.expectNothingLeaked()
  }

  @Test func `Signing out in the middle of a payment ends the checkout and the payment`()
    async throws
  {
    let theatre = try Theatre()
    theatre.payments.isHesitating = true
    try await theatre.buyUntilSummary()
    theatre.checkout.pay()
    await theatre.stage.settle()
    theatre.checkout.signOut()
    await theatre.stage.settle()
    #expect(theatre.stage.find(CheckoutCoordinator.self) == nil)
    #expect(theatre.payments.isAbandoned)
    #expect(theatre.seating.held.isEmpty)
    #expect(theatre.tickets.kept == nil)
    theatre.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
        stack Tickets
          TicketList
        AccountPage
      """)
    theatre.stage.expectNothingLeaked()
  }

  @Test func `Signing out asks first and closes what is open of the tickets`() async throws {
    let theatre = try Theatre()
    let stage = theatre.stage
    let book = try stage.coordinator(BoxOfficeCoordinator.self).resolve(TicketBook.self)
    stage.coordinator(TicketsCoordinator.self).open(try book.issue(.sample()))
    stage.coordinator(AccountCoordinator.self).signOut()
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
