import Testing
import Usher
import UsherExplorer
import UsherTesting

/// Links that come at a bad moment.
@MainActor struct LinkMomentTests {
  @Test(arguments: [false, true])
  func `A link during a gesture is admitted at once and shown when the gesture has ended`(
    isCompleted: Bool
  ) async throws {
    let rules = RulesHost()
    let house = try Playhouse(host: rules)
    house.director.open("house://shows/7")
    #expect(rules.begin(.back(1)))
    let opened = house.director.open("house://members/A1")
    #expect(opened.isAdmitted)
    #expect(house.sketch == Self.both)
    #expect(rules.shown != house.director.tree, "the finger is on the display")
    isCompleted ? rules.completeGesture() : rules.cancelGesture()
    try await opened.settled()
    #expect(house.sketch == (isCompleted ? "<[shows], *[desk, ticket A1]>" : Self.both))
    #expect(rules.shown == house.director.tree)
    #expect(rules.failures.isEmpty)
  }

  private static let both = "<[shows, show 7], *[desk, ticket A1]>"

  @Test func `A link before the first display is what is displayed at last`() async throws {
    let host = ManualHost()
    let house = try Playhouse(host: host)
    let opened = house.director.open("house://shows/7/seats")
    #expect(opened.isAdmitted)
    #expect(host.shown.isEmpty)
    host.finishAll()
    try await opened.settled()
    #expect(host.shown == house.director.tree)
    #expect(house.sketch == "<*[shows, show 7], [desk]> ▲cover [seats 7]")
  }

  @Test func `A link while a flow is awaited ends that, and what waited for it is dropped`() throws
  {
    let club = try Club()
    let asked = club.coordinator.trigger(.vault)
    #expect(club.sketch == "[hall] ▲sheet desk")
    #expect(club.director.open(DeepLink(ClubRoute.door)).isAdmitted)
    #expect(club.sketch == "[hall, door]")
    #expect(asked.error?.reason == .dropped)
    #expect(club.host.shown == club.director.tree)
    club.coordinator.trigger(.vault)
    #expect(club.sketch == "[hall, door] ▲sheet desk", "it is asked for anew")
    club.signIn()
    #expect(club.sketch == "[hall, door, vault]")
  }

  @Test func `A link while the window is disconnected is shown when it is back`() throws {
    let house = try Playhouse()
    house.director.windowDidEnter(.disconnected)
    #expect(house.director.open("house://shows/7").isAdmitted)
    #expect(house.director.host.shown.sketch == "<*[shows], [desk]>")
    house.director.windowDidEnter(.foreground)
    #expect(house.director.host.shown.sketch == "<*[shows, show 7], [desk]>")
  }

  @Test func `A link that a start opens comes after that start`() throws {
    let house = try Playhouse()
    let teller = Teller("teller")
    var opened: NavigationHandle?
    teller.starts = { opened = $0.director?.open("house://members/help") }
    #expect(house.house.start(child: teller, as: .sheet).isAdmitted)
    #expect(opened?.isAdmitted == true)
    #expect(house.sketch == "<[shows], *[desk, help]>")
    #expect(teller.isFinished)
  }
}
