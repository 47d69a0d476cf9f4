import Testing
import Usher
import UsherTesting

/// The link that an app is launched with.
@MainActor struct LaunchLinkTests {
  @Test func `The link after the argument is opened in the first window alone`() async throws {
    let inbox = LinkInbox(arguments: ["app", "-usher.open", "house://shows/7", "-verbose"])
    let (one, two) = (try Playhouse(), try Playhouse())
    inbox.deliver(to: one.director)
    inbox.deliver(to: two.director)
    await one.stage.settle()
    await two.stage.settle()
    #expect(one.sketch.contains("show 7") && !two.sketch.contains("show 7"))
  }

  @Test func `Other arguments open nothing, one without a link is refused`() async throws {
    let house = try Playhouse()
    let before = house.sketch
    LinkInbox(arguments: ["app", "-verbose", "house://shows/7"]).deliver(to: house.director)
    LinkInbox(arguments: []).deliver(to: house.director)
    await house.stage.settle()
    #expect(house.sketch == before && house.stage.events(.refused).isEmpty)
    LinkInbox(arguments: ["app", "-usher.open"]).deliver(to: house.director)
    await house.stage.settle()
    #expect(house.sketch == before && house.stage.events(.refused).count == 1)
  }
}
