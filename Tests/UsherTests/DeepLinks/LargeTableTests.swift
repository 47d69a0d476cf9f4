import Testing
import Usher
import UsherTesting

/// The current link in tables whose patterns all make routes of one type.
@MainActor struct LargeTableTests {
  /// Counts how many links were made of values.
  private final class Maker: Sendable {
    private let calls = SharedNumber()
    var count: Int { calls.value }

    func link(_ a: Int, _ b: Int) -> DeepLink {
      calls.increment()
      return DeepLink(Leg.leg(a, b))
    }
  }

  private enum Leg: Route {
    case leg(Int, Int)
  }

  private final class Tour: Coordinator, Routing {
    let initialRoute = Leg.leg(0, 0)
    func transition(to route: Leg) -> SceneTransition { .push(Plain("leg")) }
  }

  /// The director of a stack of 30 legs, from (0, 0) to (29, 29).
  private func director(_ build: (inout DeepLinkTable.Builder) -> Void) throws -> SceneDirector {
    let director = SceneDirector(Tour(), host: HeadlessHost())
    director.links = try DeepLinkTable(scheme: "tour", build)
    try director.start()
    for stop in 1..<30 { director.root.perform(.redirect(to: Leg.leg(stop, stop))) }
    return director
  }

  @Test func `The current link tries 4096 values of patterns that do not look like it`() throws {
    let maker = Maker()
    let director = try director { builder in
      for place in 0..<1_000 {
        builder.add("place\(place)/{id}") { (id: Int) in maker.link(place, -id - 1) }
      }
    }
    let before = maker.count
    #expect(director.currentLink == nil)
    #expect(maker.count - before > 4_000)
    #expect(maker.count - before <= 4_096 + 30 * 2)
  }

  @Test func `A pattern that looks like a place is tried, however many others there are`() throws {
    let maker = Maker()
    let director = try director { builder in
      builder.add("first/{id}") { (id: Int) in maker.link(0, id) }
      for place in 100..<1_100 {
        builder.add("place\(place)/{id}") { (id: Int) in maker.link(place, id) }
      }
    }
    #expect(director.currentLink == "tour://first/0")
  }

  @Test func `A pattern that looks like none is found among 100 of the same type`() throws {
    let maker = Maker()
    let director = try director { builder in
      builder.add("any/{id}") { (id: Int) in maker.link(id, id < 20 ? 7 : id) }
      for place in 100..<200 {
        builder.add("place\(place)/{id}") { (id: Int) in maker.link(place, id) }
      }
    }
    #expect(director.currentLink == "tour://any/29")
  }
}
