import Testing
import Usher
import UsherTesting

/// The link of the current place.
@MainActor struct CurrentLinkTests {
  @Test(arguments: [
    "house://shows/7", "house://shows/7/seats", "house://shows/7/seats?row=C%20D",
    "house://members/help", "house://members/A1", "house://search#two%20words",
  ])
  func `The link that was opened is the current link`(text: String) throws {
    let house = try Playhouse()
    house.director.open(text)
    #expect(house.director.currentLink == text)
  }

  @Test func `The current link is that of the nearest ancestor that has one`() throws {
    let house = try Playhouse()
    #expect(house.director.currentLink == "house://shows")
    house.director.open("house://shows/7")
    house.house.season.push(Plain("reviews"))
    #expect(house.director.currentLink == "house://shows/7")
    house.house.present(Plain("help"))
    #expect(house.director.currentLink == "house://shows/7")
  }

  @Test func `A covered place has a link as well`() throws {
    let house = try Playhouse()
    house.director.open("house://members/A1")
    house.director.open("house://shows/7")
    let ticket = try #require(house.director.tree.node(titled: "ticket A1")?.id)
    #expect(house.director.link(to: ticket) == "house://members/A1")
    #expect(
      house.director.link(to: ticket, as: .universal) == "https://box.example/members/A1")
  }

  @Test func `Without a table, or for a removed node, there is no link`() throws {
    let house = try Playhouse()
    #expect(house.director.link(to: NodeID(seed: 9, number: 9)) == nil)
    house.director.links = nil
    #expect(house.director.currentLink == nil)
  }
}
