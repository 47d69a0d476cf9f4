import BoxOfficeKit
import Testing
import UsherDI
import UsherTesting

/// Links into the box office, and what is for members.
@MainActor struct LinkTests {
  @Test(arguments: ["1", "owl"])
  func `A link to seats opens the purchase over the show's page`(name: String) async throws {
    let theatre = try Theatre()
    #expect(theatre.stage.director.open("boxoffice://shows/\(name)/seats").isAdmitted)
    theatre.stage.expectOutline(
      """
      tabs BoxOffice
        • stack Shows
          ShowList
          ShowPage
          ▲ cover stack Checkout
            Performances
        stack Tickets
          TicketList
        AccountPage
      """)
    #expect(theatre.stage.director.currentLink == "boxoffice://shows/owl/seats")
  }

  @Test func `Whoever is not signed in signs in first, and then sees it once`() async throws {
    let theatre = try Theatre(account: nil)
    let opened = theatre.stage.director.open("https://lantern.example/shows/owl/seats")
    #expect(opened.result == nil)
    #expect(theatre.stage.find(SignInCoordinator.self) != nil)
    #expect(theatre.stage.find(CheckoutCoordinator.self) == nil)
    try theatre.fillIn(password: "open")
    try await opened.settled()
    #expect(theatre.stage.find(SignInCoordinator.self) == nil)
    #expect(theatre.stage.director.livingCheckouts == 1)
  }

  @Test func `A link away from chosen seats asks first, and follows when they may go`() async throws
  {
    let theatre = try Theatre()
    try await theatre.buyUntilSummary()
    let opened = theatre.stage.director.open("boxoffice://account")
    #expect(opened.error?.reason == .unconfirmed)
    await theatre.stage.settle()
    theatre.stage.user.answer("Leave")
    await theatre.stage.settle()
    theatre.stage.expectOutline(
      """
      tabs BoxOffice
        stack Shows
          ShowList
          ShowPage
        stack Tickets
          TicketList
        • AccountPage
      """)
    #expect(theatre.stage.director.currentLink == "boxoffice://account")
  }

  @Test func `A ticket is shown to its holder alone`() async throws {
    let theatre = try Theatre(account: .ben)
    let book = try theatre.stage.coordinator(BoxOfficeCoordinator.self).resolve(TicketBook.self)
    let ticket = try book.issue(.sample(for: .ada))
    let error = theatre.stage.director.open("boxoffice://tickets/\(ticket.id)").error
    #expect(error?.underlying as? NotFound == .ticket(ticket.id))
    let own = try book.issue(.sample(for: .ben))
    #expect(theatre.stage.director.open("boxoffice://tickets/\(own.id)").isAdmitted)
    #expect(theatre.stage.director.currentLink == "boxoffice://tickets/\(own.id)")
  }

  @Test func `A ticket of somebody else is not shown after signing in either`() async throws {
    let theatre = try Theatre(account: nil)
    let book = try theatre.stage.coordinator(BoxOfficeCoordinator.self).resolve(TicketBook.self)
    let ticket = try book.issue(.sample(for: .ben))
    let opened = theatre.stage.director.open("boxoffice://tickets/\(ticket.id)")
    try theatre.fillIn(password: "open")
    await theatre.stage.settle()
    #expect(opened.error?.underlying as? NotFound == .ticket(ticket.id))
    #expect(theatre.stage.find(SignInCoordinator.self) == nil)
  }

  @Test(arguments: ["boxoffice://shows/99", "boxoffice://shows/0/seats", "boxoffice://shows/x"])
  func `A link to no show says so and changes nothing`(link: String) throws {
    let theatre = try Theatre()
    let before = theatre.stage.director.tree
    let error = theatre.stage.director.open(link).error
    #expect(error?.underlying is NotFound)
    #expect(theatre.stage.director.tree == before)
  }

  @Test func `Every link of the box office reads as what it was printed from`() throws {
    let links = try LinkTable.boxOffice()
    let places = [
      Link(BoxOfficeRoute.shows, ShowsRoute.list),
      Link(BoxOfficeRoute.shows, ShowsRoute.show("é/1")),
      Link(BoxOfficeRoute.shows, ShowsRoute.show("owl"), ShowsRoute.seats("owl")),
      Link(BoxOfficeRoute.tickets, TicketsRoute.list),
      Link(BoxOfficeRoute.tickets, TicketsRoute.ticket(7)), Link(BoxOfficeRoute.account),
    ]
    for place in places { #expect(try links.parse(links.print(place)) == place) }
  }
}

extension SceneDirector {
  fileprivate var livingCheckouts: Int {
    var nodes = tree.layers
    var count = 0
    while let node = nodes.popLast() {
      count += node.route?.as(ShowsRoute.self) == .seats("owl") ? 1 : 0
      nodes += node.children
    }
    return count
  }
}
