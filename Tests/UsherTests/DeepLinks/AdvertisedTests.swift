import Testing
import Usher
import UsherTesting

private enum MuseumRoute: DurableRoute, Advertised {
  static let tag = "museum"
  case lobby
  case room(Int)
  case vault
  case storeroom
  case tour
  case cash
  case untitled

  var advertisement: Advertisement? {
    switch self {
    case .lobby, .vault, .cash: nil
    case .untitled: Advertisement(for: .search)
    case .room(let number): Advertisement(for: [.handoff, .search], entity: "room-\(number)")
    case .storeroom: Advertisement(for: .handoff)
    case .tour: Advertisement("The tour of today", for: .suggestions)
    }
  }
}

private final class Museum: Coordinator, Routing {
  let initialRoute = MuseumRoute.lobby

  func transition(to route: MuseumRoute) -> SceneTransition {
    switch route {
    case .lobby: .push(Plain("Lobby"))
    case .room(let number): .push(Plain("Room \(number)"))
    case .vault: .push(Plain("Vault"))
    case .storeroom: .push(Plain("Storeroom"))
    case .tour: .start(Tour(), as: .sheet)
    case .cash: .push(Plain("Card 4242"))
    case .untitled: .push(Untitled())
    }
  }
}

private final class Untitled: Screen {}

private final class Tour: Coordinator, Routing {
  let initialRoute = MuseumRoute.lobby

  func transition(to route: MuseumRoute) -> SceneTransition {
    .push(Plain(route == .lobby ? "Meeting point" : "Card 4242"))
  }
}

/// A host that records the advertised places.
private final class TellingHost: SceneHost {
  var shown = SceneTree()
  var told: [AdvertisedPlace?] = []

  func attach(to director: SceneDirector) {}
  func detach() {}
  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    shown = (try? shown.applying(step)) ?? shown
    completion()
  }
  func advertise(_ place: AdvertisedPlace?) { told.append(place) }
}

/// The advertisement of the user's place.
@MainActor struct AdvertisedTests {
  private let host = TellingHost()
  private let museum = Museum()

  @Test func `An advertised place is reported with its title and its links`() throws {
    let director = try open()
    museum.trigger(.vault)
    #expect(host.told == [])
    museum.trigger(.room(7))
    let place = try #require(director.advertised)
    #expect(host.told == [place])
    #expect(place.title == "Room 7" && place.entity == "room-7")
    #expect(place.link == "museum://rooms/7" && place.webPage == "https://museum.example/rooms/7")
    #expect(place.uses == [.handoff, .search])
  }

  @Test func `A screen above a place is another place, except for alerts`() throws {
    let stage = try TestStage(root: museum)
    stage.director.links = try links()
    museum.trigger(.room(7))
    museum.present(SceneAlert("You are offline.", buttons: [.cancel("OK")]))
    #expect(stage.director.advertised?.title == "Room 7")
    #expect(stage.user.answer("OK"))
    museum.push(Plain("Notes"))
    #expect(stage.director.advertised == nil)
    #expect(stage.user.back())
    #expect(stage.director.advertised?.title == "Room 7")
    museum.present(Plain("Settings"))
    #expect(stage.director.advertised == nil)
    museum.dismiss()
    #expect(stage.director.advertised?.title == "Room 7")
  }

  @Test func `Each step of a flow is at the place of the flow`() throws {
    let director = try open()
    museum.trigger(.tour)
    let tour = try #require(museum.children.first as? Tour)
    #expect(director.advertised == nil, "Its first place is private.")
    tour.push(Plain("First hall"))
    #expect(host.told.map { $0?.title } == ["The tour of today"])
    #expect(director.advertised?.link == "museum://tour")
    #expect(director.advertised?.uses == .suggestions)
  }

  @Test func `A private part of an advertised flow is not advertised as the flow`() throws {
    let director = try open()
    museum.trigger(.tour)
    let tour = try #require(museum.children.first as? Tour)
    tour.push(Plain("First hall"))
    tour.trigger(.cash)
    #expect(director.advertised == nil)
  }

  @Test func `A place without a title is not advertised`() throws {
    let director = try open()
    museum.trigger(.untitled)
    #expect(director.advertised == nil)
  }

  @Test func `The advertised place follows a change below an alert`() throws {
    let stage = try TestStage(root: museum)
    stage.director.links = try links()
    museum.trigger(.room(7))
    museum.present(SceneAlert("Closed.", buttons: [.cancel("OK")]))
    #expect(stage.director.advertised?.title == "Room 7")
    museum.push(Plain("Notes"))
    #expect(stage.director.advertised == nil && stage.alert != nil)
  }

  @Test func `A place without a link of its own is not advertised`() throws {
    let director = try open()
    museum.trigger(.room(7))
    museum.trigger(.storeroom)
    #expect(director.advertised == nil && director.currentLink == "museum://rooms/7")
    director.links = nil
    museum.trigger(.room(8))
    #expect(host.told.map { $0?.title } == ["Room 7", nil])
  }

  @Test func `The link of a place leads back to it, as far as guards allow`() throws {
    let director = try open()
    museum.trigger(.room(7))
    let link = try #require(director.advertised?.link)
    museum.trigger(.lobby)
    director.open(link)
    #expect(director.advertised?.title == "Room 7")
    director.open("museum://")
    director.guards = [Guard("closed") { _ in .deny("It is night.") }]
    #expect(director.open(link).error?.reason == .denied)
  }

  @Test func `Nothing is advertised for a window that has closed`() throws {
    let director = try open()
    museum.trigger(.room(7))
    director.close()
    #expect(host.told.count == 2 && host.told.last == AdvertisedPlace?.none)
    #expect(director.advertised == nil)
  }

  @Test func `A place whose title changes is advertised again`() throws {
    let director = try open()
    museum.trigger(.room(7))
    museum.trigger(.room(8))
    museum.pop()
    #expect(director.advertised?.title == "Room 7")
    #expect(host.told.map { $0?.title } == ["Room 7", "Room 8", "Room 7"])
  }

  private func open() throws -> SceneDirector {
    let director = SceneDirector(museum, host: host)
    director.links = try links()
    try director.start()
    return director
  }

  private func links() throws -> DeepLinkTable {
    try DeepLinkTable(scheme: "museum", hosts: ["museum.example"]) {
      $0.add("", MuseumRoute.lobby)
      $0.add("rooms/{number}") { (number: Int) in DeepLink(MuseumRoute.room(number)) }
      $0.add("tour", MuseumRoute.tour)
      $0.add("untitled", MuseumRoute.untitled)
    }
  }
}
