import Foundation
import Testing
import Usher
import UsherTesting

/// Screens that a route had shown together are restored as the same screens.
@MainActor struct RouteGroupTests {
  @Test func `A route that is followed again keeps the screens of the first time`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.pair(1))
    try before.hall.pop()
    try before.go(.show(4), .pair(1))
    #expect(before.sketch == "<*[list, one 1, show 4, one 1, two 1], [desk, drawer]>")
    try expectReturn(of: before)
  }

  @Test func `The upper half of a route's screens is restored as that half`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.pair(1))
    try before.keep("list", "two 1")
    #expect(before.sketch == "<*[list, two 1], [desk, drawer]>")
    try expectReturn(of: before)
  }

  @Test func `Screens that a route no longer shows are lost, and the route is followed once`()
    throws
  {
    let before = SceneDirector(Corridor(doors: 2), host: HeadlessHost())
    before.restoration = try Corridor.table
    try before.start()
    before.root.perform(.redirect(to: Corridor.Places.doors))
    before.root.perform(.redirect(to: Corridor.Places.window))
    #expect(before.tree.sketch == "[entrance, door 1, door 2, window]")
    let root = Corridor(doors: 1)
    let again = SceneDirector(root, host: HeadlessHost())
    again.restoration = try Corridor.table
    let report = try again.start(restoring: before.snapshot())
    #expect(again.tree.sketch == "[entrance, door 1]")
    #expect(root.follows == 1)
    #expect(report.losses.map(\.reason) == [.missing, .orphaned])
  }

  @Test func `Screens of one route that have changed places are restored in their new order`()
    throws
  {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.pair(1), .pair(1))
    try before.keep("list", "two 1", "one 1")
    #expect(before.sketch == "<*[list, two 1, one 1], [desk, drawer]>")
    try expectReturn(of: before)
  }

  @Test func `Screens of a restored route are distinguished from those it shows later`() throws {
    let first = try HouseWindow()
    try first.director.start()
    try first.go(.pair(1))
    try first.hall.pop()
    let before = try HouseWindow(restoring: first.director.snapshot())
    try before.go(.show(4), .pair(1))
    #expect(before.sketch == "<*[list, one 1, show 4, one 1, two 1], [desk, drawer]>")
    try expectReturn(of: before)
  }

  @Test func `A snapshot without that information is restored by the kinds of its screens`() throws
  {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.pair(1), .show(2), .pair(3))
    try before.hall.pop()
    let text = String(decoding: before.director.snapshot().bytes, as: UTF8.self)
    let marks = try Regex(#""routeStart":\d+,"#)
    #expect(text.matches(of: marks).count == 5)
    let old = try Snapshot(bytes: text.replacing(marks, with: "").utf8)
    let again = try HouseWindow(restoring: old)
    #expect(again.sketch == "<*[list, one 1, two 1, show 2, one 3], [desk, drawer]>")
    #expect(again.restored() == ["restored: Everything was restored."])
    #expect(again.director.snapshot().tree.renumbered == old.tree.renumbered)
  }

  @Test(arguments: [["x", "y"], ["y", "x"], ["x"], ["y"]])
  func `Screens that a route showed through another one are restored by the other one`(
    _ names: [String]
  ) throws {
    let before = try TripWindow()
    try before.director.start()
    try before.go(.both)
    try before.keep(["start"] + names)
    try before.expectReturn()
  }

  @Test func `A flow is restored by following the route that had started it`() throws {
    let before = try TripWindow()
    try before.director.start()
    try before.go(.tour(1))
    try #require(before.tour).finish()
    try before.go(.tour(1))
    try #require(before.tour).state = 7
    #expect(before.director.tree.sketch == "[start, lobby, lobby] ▲cover [tour]")
    let again = try before.expectReturn()
    #expect(again.tour?.state == 7)
  }

  @Test func `A flow's first routes are distinguished from its later ones`() throws {
    let before = try TripWindow()
    try before.director.start()
    try before.go(.tour(2))
    let tour = try #require(before.tour)
    tour.pop()
    tour.push(Plain("whim"))
    tour.pop()
    try #require(tour.trigger(.two).isAdmitted)
    #expect(before.director.tree.sketch == "[start, lobby] ▲cover [tour, first, first, second]")
    try before.expectReturn()
  }

  @Test func `Screens that a flow's first routes showed and that have left stay away`() throws {
    let before = try TripWindow()
    try before.director.start()
    try before.go(.tour(2))
    try #require(before.tour).popToRoot()
    #expect(before.director.tree.sketch == "[start, lobby] ▲cover [tour]")
    try before.expectReturn()
  }

  private func expectReturn(of before: HouseWindow) throws {
    let snapshot = before.director.snapshot()
    let again = try HouseWindow(restoring: snapshot)
    #expect(again.sketch == before.sketch)
    #expect(again.director.tree.renumbered == before.director.tree.renumbered)
    #expect(again.director.snapshot().tree.renumbered == snapshot.tree.renumbered)
    #expect(again.restored() == ["restored: Everything was restored."])
  }
}

extension HouseWindow {
  /// Keeps some screens of the hall alone, the lowest of each title.
  fileprivate func keep(_ titles: String...) throws {
    try hall.set(titles.map { try director.screen(titled: $0) })
  }
}

extension SceneDirector {
  fileprivate func screen(titled title: String) throws -> any Screen {
    try #require(tree.node(titled: title).flatMap { screen(for: $0.id) })
  }
}

private enum TripRoute: DurableRoute {
  static let tag = "trip"
  case start, x, y, both
  case tour(Int)
}

private enum TourRoute: DurableRoute {
  static let tag = "tour stop"
  case start, two
}

private final class Trip: Coordinator, Routing {
  let initialRoute = TripRoute.start

  func transition(to route: TripRoute) throws -> SceneTransition {
    switch route {
    case .start: .push(Plain("start"))
    case .x: .push(Plain("x"))
    case .y: .push(Plain("y"))
    case .both: .sequence(.redirect(to: TripRoute.x), .redirect(to: TripRoute.y))
    case .tour(1): .sequence(.push(Plain("lobby")), .start(Tour(), as: .cover))
    case .tour: .sequence(.push(Plain("lobby")), .start(Tour(), .two, as: .cover))
    }
  }
}

private final class Tour: Coordinator, Routing, Restorable {
  static let tag = "tour"
  var state = 0
  let initialRoute = TourRoute.start

  override func build() throws -> SceneLayout { .stack(Plain("tour")) }

  func transition(to route: TourRoute) throws -> SceneTransition {
    switch route {
    case .start: .none
    case .two: .sequence(.push(Plain("first")), .push(Plain("second")))
    }
  }
}

@MainActor private final class TripWindow {
  let director = SceneDirector(Trip(), host: HeadlessHost())

  init() throws {
    director.restoration = try RestorationTable {
      $0.register(TripRoute.self)
      $0.register(TourRoute.self)
    }
  }

  var tour: Tour? { director.root.children.lazy.compactMap { $0 as? Tour }.first }

  func go(_ route: TripRoute) throws {
    try #require(director.root.perform(.redirect(to: route)).isAdmitted)
  }

  func keep(_ titles: [String]) throws {
    director.root.set(try titles.map { try director.screen(titled: $0) })
  }

  @discardableResult
  func expectReturn() throws -> TripWindow {
    let snapshot = director.snapshot()
    let again = try TripWindow()
    let report = try again.director.start(restoring: try Snapshot(bytes: snapshot.bytes))
    #expect(report.description == "Everything was restored.")
    #expect(again.director.tree.sketch == director.tree.sketch)
    #expect(again.director.tree.renumbered == director.tree.renumbered)
    #expect(again.director.snapshot().tree.renumbered == snapshot.tree.renumbered)
    return again
  }
}

/// A route of its shows as many screens as the app has doors today.
private final class Corridor: Coordinator, Routing {
  enum Places: DurableRoute {
    static let tag = "corridor"
    case entrance, doors, window
  }

  let doors: Int
  private(set) var follows = 0
  let initialRoute = Places.entrance

  init(doors: Int) { self.doors = doors }

  static var table: RestorationTable {
    get throws { try RestorationTable { $0.register(Places.self) } }
  }

  func transition(to route: Places) throws -> SceneTransition {
    switch route {
    case .entrance: return .push(Plain("entrance"))
    case .window: return .push(Plain("window"))
    case .doors:
      follows += 1
      return .sequence((1...doors).map { .push(Plain("door \($0)")) })
    }
  }
}
