import Testing
import Usher
import UsherTesting

/// Opening links as one transaction, over any content: cases N43, N52 and N54.
@MainActor struct LinkOpeningTests {
  @Test func `A link leads through several coordinators in one transaction`() throws {
    let house = try Playhouse()
    #expect(house.sketch == "<*[shows], [desk]>")
    let opened = house.director.open("house://shows/7/seats?row=C")
    #expect(opened.isAdmitted)
    #expect(house.sketch == "<*[shows, show 7], [desk]> ▲cover [seats 7 C]")
    #expect(house.stage.events(.admitted).map(\.cause) == [.program, .link])
  }

  @Test func `Three sheets in the way leave, and no intermediate state appears`() throws {
    let host = HeadlessHost()
    let house = try Playhouse(host: host)
    let diary = Diary()
    for name in ["one", "two", "three"] {
      house.house.start(child: Teller(name, diary), as: .sheet)
    }
    #expect(house.sketch == "<*[shows], [desk]> ▲sheet one ▲sheet two ▲sheet three")
    _ = diary.tear()
    let before = house.stage.events(.appeared).count
    house.director.open(
      DeepLink(HouseRoute.members, MembersRoute.ticket("x"), MembersRoute.ticket("y")))
    #expect(house.sketch == "<[shows], *[desk, ticket x, ticket y]>")
    #expect(diary.tear() == ["three finished", "two finished", "one finished"])
    let appeared = house.stage.events(.appeared).dropFirst(before).map { id in
      house.director.screen(for: id)?.titleText
    }
    #expect(appeared == ["ticket y"])
    #expect(host.shown == house.director.tree)
    house.stage.expectNothingLeaked()
  }

  @Test func `Places that are already in the tree stay as they are`() throws {
    let house = try Playhouse()
    house.director.open("house://shows/7")
    let show = try #require(house.director.tree.node(titled: "show 7"))
    house.director.open("house://shows/7/seats")
    house.director.open("house://shows/7")
    #expect(house.sketch == "<*[shows, show 7], [desk]>")
    #expect(house.director.tree.node(titled: "show 7")?.id == show.id)
    house.director.open("house://members/A1")
    house.director.open("house://shows/7")
    #expect(house.sketch == "<*[shows, show 7], [desk, ticket A1]>")
    #expect(house.director.tree.node(titled: "show 7")?.id == show.id)
    #expect(house.stage.events(.refused).isEmpty)
  }

  @Test func `Screens above the place of a link leave`() throws {
    let house = try Playhouse()
    house.director.open("house://shows/7")
    house.house.season.push(Plain("on top"))
    house.director.open("house://shows/8")
    #expect(house.sketch == "<*[shows, show 8], [desk]>")
    house.house.season.push(Plain("on top"))
    house.director.open("house://shows")
    #expect(house.sketch == "<*[shows], [desk]>")
  }

  @Test func `A link that comes before the start is opened after it`() throws {
    let house = HouseCoordinator()
    let director = SceneDirector(house, host: HeadlessHost())
    director.links = try DeepLinkTable.house()
    let opened = director.open("house://members/help")
    #expect(opened.result == nil)
    try director.start()
    #expect(opened.isAdmitted)
    #expect(director.tree.sketch == "<[shows], *[desk, help]>")
    director.close()
  }

  @Test func `A link whose route fails changes nothing`() throws {
    enum Nowhere: Route { case at }
    let house = try Playhouse()
    let before = house.director.tree
    let error = house.director.open(DeepLink(HouseRoute.members, Nowhere.at)).error
    #expect(error?.reason == .impossible)
    #expect(
      error?.detail
        == "Nowhere.at cannot be followed: no coordinator there has routes of that type.")
    #expect(house.director.tree == before)
  }

  @Test func `A link through a locked screen is refused`() throws {
    let house = try Playhouse()
    house.house.present(Plain("form", .locked))
    let before = house.director.tree
    #expect(house.director.open("house://members/help").error?.reason == .locked)
    #expect(house.director.tree == before)
  }

  @Test func `Screens that ask first are asked one by one, and may answer later`() throws {
    let house = try Playhouse()
    let diary = Diary()
    let first = Teller("first", diary, screen: Plain("draft 1", .confirm))
    let second = Teller("second", diary, screen: Plain("draft 2", .confirm))
    house.house.start(child: first, as: .sheet)
    first.start(child: second, as: .sheet)
    _ = diary.tear()
    let opened = house.director.open("house://members/help")
    #expect(opened.error?.reason == .unconfirmed)
    #expect(diary.lines.count == 1, "one is asked at a time")
    #expect(house.sketch == "<*[shows], [desk]> ▲sheet draft 1 ▲sheet draft 2")
    let attempts = { first.attempts + second.attempts }
    #expect(attempts().map(\.cause) == [.link])
    #expect(attempts()[0].proceed().error?.reason == .unconfirmed)
    #expect(diary.lines.count == 2)
    let last = try #require(diary.lines.last == "first asked" ? first : second).attempts[0]
    #expect(last.proceed().isAdmitted)
    #expect(house.sketch == "<[shows], *[desk, help]>")
    #expect(last.proceed().isAdmitted, "a second answer is the first one's")
    #expect(house.stage.events(.admitted).filter { $0.cause == .link }.count == 1)
  }

  @Test func `The same link twice before it is shown is opened once`() async throws {
    let host = ManualHost()
    let house = try Playhouse(host: host)
    host.finishAll()
    house.director.open("house://shows/7")
    await Task.yield()
    #expect(house.director.open("house://shows/7").error?.reason == .stale)
    host.finishAll()
    #expect(house.sketch == "<*[shows, show 7], [desk]>")
  }
}
