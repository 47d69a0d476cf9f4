import BoxOfficeKit
import Testing
import UsherDI
import UsherTesting

/// Links into the box office, and what is for members.
@MainActor struct LinkTests {
  @Test(arguments: ["1", "owl"])
  func `A link to seats opens the purchase over the show's page`(name: String) async throws {
    let theater = try Theater()
    #expect(theater.stage.director.open("boxoffice://shows/\(name)/seats").isAdmitted)
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
    #expect(theater.stage.director.currentLink == "boxoffice://shows/owl/seats")
  }

  @Test func `The system knows the page of a show, and nothing of a purchase`() async throws {
    let theater = try Theater()
    theater.stage.director.open("boxoffice://shows/owl")
    #expect(theater.stage.director.advertised?.link == "boxoffice://shows/owl")
    #expect(theater.stage.director.advertised?.webPage == "https://lantern.example/shows/owl")
    #expect(theater.stage.director.advertised?.uses == [.handoff, .search])
    theater.stage.director.open("boxoffice://shows/owl/seats")
    #expect(theater.stage.director.advertised == nil)
  }

  @Test func `A user who is not signed in signs in first, and then sees it once`() async throws {
    let theater = try Theater(account: nil)
    let opened = theater.stage.director.open("https://lantern.example/shows/owl/seats")
    #expect(opened.result == nil)
    #expect(theater.stage.find(SignInCoordinator.self) != nil)
    #expect(theater.stage.find(CheckoutCoordinator.self) == nil)
    try theater.fillIn(password: "open")
    try await opened.settled()
    #expect(theater.stage.find(SignInCoordinator.self) == nil)
    #expect(theater.stage.director.livingCheckouts == 1)
  }

  @Test func `A link away from chosen seats asks first, and follows when they may go`() async throws
  {
    let theater = try Theater()
    try await theater.buyUntilSummary()
    let opened = theater.stage.director.open("boxoffice://account")
    #expect(opened.error?.reason == .unconfirmed)
    await theater.stage.settle()
    theater.stage.user.answer("Leave")
    await theater.stage.settle()
    theater.stage.expectOutline(
      """
      tabs BoxOffice
        stack Shows
          ShowList
          ShowPage
        stack Tickets
          TicketList
        • AccountPage
      """)
    #expect(theater.stage.director.currentLink == "boxoffice://account")
  }

  @Test func `A ticket is shown to its holder alone`() async throws {
    let theater = try Theater(account: .ben)
    let book = try theater.stage.coordinator(BoxOfficeCoordinator.self).resolve(TicketBook.self)
    let ticket = try book.issue(.sample(for: .ada))
    let error = theater.stage.director.open("boxoffice://tickets/\(ticket.id)").error
    #expect(error?.underlying as? NotFound == .ticket(ticket.id))
    let own = try book.issue(.sample(for: .ben))
    #expect(theater.stage.director.open("boxoffice://tickets/\(own.id)").isAdmitted)
    #expect(theater.stage.director.currentLink == "boxoffice://tickets/\(own.id)")
  }

  @Test func `A ticket of somebody else is not shown after signing in either`() async throws {
    let theater = try Theater(account: nil)
    let book = try theater.stage.coordinator(BoxOfficeCoordinator.self).resolve(TicketBook.self)
    let ticket = try book.issue(.sample(for: .ben))
    let opened = theater.stage.director.open("boxoffice://tickets/\(ticket.id)")
    try theater.fillIn(password: "open")
    await theater.stage.settle()
    #expect(opened.error?.underlying as? NotFound == .ticket(ticket.id))
    #expect(theater.stage.find(SignInCoordinator.self) == nil)
  }

  @Test(arguments: ["boxoffice://shows/99", "boxoffice://shows/0/seats", "boxoffice://shows/x"])
  func `A link to no show says so and changes nothing`(link: String) throws {
    let theater = try Theater()
    let before = theater.stage.director.tree
    let error = theater.stage.director.open(link).error
    #expect(error?.underlying is NotFound)
    #expect(theater.stage.director.tree == before)
  }

  @Test func `Every link of the box office reads as what it was printed from`() throws {
    let links = try DeepLinkTable.boxOffice()
    let places = [
      DeepLink(BoxOfficeRoute.shows, ShowsRoute.list),
      DeepLink(BoxOfficeRoute.shows, ShowsRoute.show("é/1")),
      DeepLink(BoxOfficeRoute.shows, ShowsRoute.show("owl"), ShowsRoute.seats("owl")),
      DeepLink(BoxOfficeRoute.tickets, TicketsRoute.list),
      DeepLink(BoxOfficeRoute.tickets, TicketsRoute.ticket(7)), DeepLink(BoxOfficeRoute.account),
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
