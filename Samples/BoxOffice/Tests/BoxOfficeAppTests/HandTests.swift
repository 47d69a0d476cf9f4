import BoxOfficeKit
import Testing
@_spi(Test) import UIKit
import UsherTesting

/// What a hand can do to the box office beside tapping.
@MainActor struct HandTests {
  private let folder = DataFolder()

  @Test(arguments: [false, true])
  func `A swipe from the edge goes back, or does not`(isCompleted: Bool) async throws {
    let phone = try await visit("boxoffice://shows/5")
    try phone.swipeFromEdge(isCompleted: isCompleted)
    await phone.settle()
    #expect(phone.stage.outline.contains("    Show\n") == !isCompleted)
    expectOrder(phone)
  }

  @Test(arguments: ["Stay", "Leave"])
  func `A purchase is swept down after asking`(answer: String) async throws {
    let phone = try await checkout()
    try await phone.play("find Go on")
    try await phone.play("enter")
    #expect(phone.sweepDown())
    await phone.settle()
    #expect(phone.window.front.texts.first == "Leave without a ticket?")
    #expect(phone.tap(beginningWith: answer))
    await phone.settle()
    #expect((phone.stage.find(CheckoutCoordinator.self) != nil) == (answer == "Stay"))
    expectOrder(phone)
  }

  @Test func `A purchase without seats is swept down without asking`() async throws {
    let phone = try await visit("boxoffice://shows/5/seats", signedIn: true)
    #expect(phone.sweepDown())
    await phone.settle()
    #expect(phone.stage.find(CheckoutCoordinator.self) == nil)
    expectOrder(phone)
  }

  @Test func `The button that closes a purchase asks as well`() async throws {
    let phone = try await checkout()
    for line in ["esc", "esc"] { try await phone.play(line) }
    #expect(phone.tapClose())
    await phone.settle()
    #expect(phone.tap(beginningWith: "Leave"))
    await phone.settle()
    #expect(phone.stage.find(CheckoutCoordinator.self) == nil)
    expectOrder(phone)
  }

  @Test func `A user who sweeps the sign-in away does not buy`() async throws {
    let phone = try await visit("boxoffice://shows/5")
    #expect(phone.tap(beginningWith: "Buy tickets"))
    await phone.settle()
    #expect(phone.window.top?.sheetPresentationController?.prefersGrabberVisible == true)
    #expect(phone.sweepDown())
    await phone.settle()
    #expect(phone.stage.find(CheckoutCoordinator.self) == nil)
    #expect(phone.stage.director.tree.modals.isEmpty)
    expectOrder(phone)
  }

  @Test func `Tabs are tapped, and the one in front once more to go to its beginning`()
    async throws
  {
    let phone = try await visit("boxoffice://shows/5")
    for number in [3, 1, 1] {
      #expect(phone.tapTab(number))
      await phone.settle()
    }
    #expect(
      phone.stage.outline == """
        tabs BoxOffice
          • stack Shows
            ShowList
          stack Tickets
            TicketList
          Account
        """)
    expectOrder(phone)
  }

  @Test func `The thanks close by their own button, and the tree follows`() async throws {
    let phone = try await checkout()
    for line in ["find Go on", "enter", "type Ada", "find Go on", "enter", "p"] {
      try await phone.play(line)
    }
    try await phone.play("wait Enjoy the show")
    #expect(phone.tap(beginningWith: "Done"))
    await phone.settle()
    #expect(phone.stage.director.tree.modals.isEmpty)
    expectOrder(phone)
  }

  @Test func `A path that nobody plays is not explored, and the result says so`() async throws {
    let phone = try await PhoneVisit(data: folder.url)
    for line in ["/", "type whale"] { try await phone.play(line) }
    #expect(phone.window.front.texts.contains("No Results"))
    for line in ["clear", "type winter", "find Winterwood", "enter"] { try await phone.play(line) }
    #expect(phone.window.screen?.titleText == "Winterwood")
    expectOrder(phone)
  }
}

extension HandTests {
  private func visit(_ link: String, signedIn: Bool = false) async throws -> PhoneVisit {
    let phone = try await PhoneVisit(data: folder.url)
    if signedIn {
      let session = try phone.stage.coordinator(BoxOfficeCoordinator.self).resolve(Session.self)
      session.signIn(Account(email: try #require(EmailAddress("ada@lantern.example"))))
    }
    #expect(phone.open(link))
    await phone.settle()
    return phone
  }

  /// A visit that has come to the choice of seats, and has chosen one.
  private func checkout() async throws -> PhoneVisit {
    let phone = try await visit("boxoffice://shows/5/seats", signedIn: true)
    for line in ["find Sat 3 April 2027, 19:30", "enter", "/", "type d7", "enter"] {
      try await phone.play(line)
    }
    return phone
  }

  private func expectOrder(
    _ phone: PhoneVisit, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      phone.stage.director.host.shown == phone.stage.director.tree, sourceLocation: sourceLocation)
    #expect(phone.simulation.messages == [], sourceLocation: sourceLocation)
    phone.stage.expectNothingLeaked(sourceLocation: sourceLocation)
  }
}
