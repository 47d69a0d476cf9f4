#if canImport(StandInSwiftUI)
import SwiftUI
import UsherSwiftUI
import UsherTesting

/// The state that a museum's windows share while its process runs.
@MainActor final class Museum {
  let inbox = LinkInbox()
  let clock = StageClock()
  let curtain = MuseumCurtain()
  var hasMember = false {
    didSet { for visit in visits { visit.director.reevaluate() } }
  }
  /// The number of living root coordinators.
  var living = 0
  /// The windows that were opened, in order.
  private(set) var visits: [Visit] = []
  private var seed: UInt64

  /// A window's director, and its events.
  @MainActor final class Visit {
    let director: SceneDirector
    var reports: [RestorationReport] = []
    init(_ director: SceneDirector) { self.director = director }
  }

  init(seed: UInt64) { self.seed = seed }

  func open(on host: SwiftUIHost) throws -> SceneDirector {
    seed += 1
    var options = SceneDirector.Options(seed: seed, clock: clock)
    options.refusals = .off
    let director = SceneDirector(MuseumCoordinator(self), host: host, options: options)
    director.guards = [
      Guard("members only") { [weak self] proposal in
        guard let self, !hasMember, proposal.routes(of: MuseumRoute.self).contains(.vault) else {
          return .allow
        }
        guard proposal.cause != .policy else { return .deny("Nobody is a member.") }
        return .detour(through: MembershipCoordinator(self))
      }
    ]
    director.links = try Self.links()
    director.restoration = try RestorationTable {
      $0.register(MuseumRoute.self)
      $0.register(TourRoute.self)
    }
    let visit = Visit(director)
    director.observe { [weak visit] event in
      if case .restored(let report) = event { visit?.reports.append(report) }
    }
    visits.append(visit)
    return director
  }

  /// Forgets the windows that have closed.
  func forgetClosed() { visits.removeAll { $0.director.root.isFinished } }

  static let texts = [
    "museum://hall", "museum://rooms/2", "museum://rooms/3", "museum://vault",
    "museum://tours/1", "museum://tours/2/stops/4", "museum://nowhere",
  ]

  static func links() throws -> DeepLinkTable {
    try DeepLinkTable(scheme: "museum") {
      $0.add("hall", MuseumRoute.hall)
      $0.add("rooms/{number}") { (number: Int) in DeepLink(MuseumRoute.room(number)) }
      $0.add("vault", MuseumRoute.vault)
      $0.add("tours/{number}") { (number: Int) in DeepLink(MuseumRoute.tour(number)) }
      $0.add("tours/{number}/stops/{stop}") { (number: Int, stop: Int) in
        DeepLink(MuseumRoute.tour(number), TourRoute.stop(stop))
      }
    }
  }
}

/// The windows of a museum.
struct MuseumScene: Scene {
  let museum: Museum

  var body: some Scene {
    WindowGroup {
      UsherView(inbox: museum.inbox, museum.open)
        .handlesExternalEvents(preferring: ["*"], allowing: ["*"])
    }
    WindowGroup(for: String.self) { link in
      UsherView(opening: link.wrappedValue, inbox: museum.inbox, museum.open)
    }
  }
}
#endif
