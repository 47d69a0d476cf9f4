import Usher
import UsherTesting

enum HouseRoute: Route {
  case season
  case members
  case search(String)
}

enum SeasonRoute: Route {
  case overview
  case show(Int)
  case seats(Int, row: String?)
}

enum MembersRoute: Route {
  case desk
  case ticket(String)
  case help
}

/// A house with two tabs, whose links lead through several coordinators.
final class HouseCoordinator: Coordinator, Routing {
  let season = SeasonCoordinator()
  let members = MembersCoordinator()
  let initialRoute = HouseRoute.season

  override func build() throws -> SceneLayout {
    startEmbedded(child: season)
    startEmbedded(child: members)
    return .tabs(season.at(HouseRoute.season), members.at(HouseRoute.members))
  }

  func transition(to route: HouseRoute) -> SceneTransition {
    switch route {
    case .season: .select(season)
    case .members: .select(members)
    case .search(let text): .present(Plain("search \(text)"))
    }
  }
}

final class SeasonCoordinator: Coordinator, Routing {
  let initialRoute = SeasonRoute.overview

  func transition(to route: SeasonRoute) -> SceneTransition {
    switch route {
    case .overview: .push(Plain("shows"))
    case .show(let id): .push(Plain("show \(id)"))
    case .seats(let id, let row): .start(SeatsCoordinator(id, row), as: .cover)
    }
  }
}

final class SeatsCoordinator: Coordinator {
  let title: String

  init(_ id: Int, _ row: String?) { title = "seats \(id)\(row.map { " \($0)" } ?? "")" }

  override func build() throws -> SceneLayout { .stack(Plain(title)) }
}

final class MembersCoordinator: Coordinator, Routing {
  let initialRoute = MembersRoute.desk

  func transition(to route: MembersRoute) -> SceneTransition {
    switch route {
    case .desk: .push(Plain("desk"))
    case .ticket(let name): .push(Plain("ticket \(name)"))
    case .help: .push(Plain("help"))
    }
  }
}

extension DeepLinkTable {
  /// The links of the house.
  static func house() throws -> DeepLinkTable {
    try DeepLinkTable(scheme: "house", hosts: ["box.example", "www.box.example"]) {
      $0.add("", HouseRoute.season)
      $0.add("shows", HouseRoute.season, SeasonRoute.overview)
      $0.add("shows/{id}") { (id: Int) in DeepLink(HouseRoute.season, SeasonRoute.show(id)) }
      $0.add("shows/{id}/seats?row={row}") { (id: Int, row: String?) in
        DeepLink(HouseRoute.season, SeasonRoute.show(id), SeasonRoute.seats(id, row: row))
      }
      $0.add("members", HouseRoute.members)
      $0.add("members/help", HouseRoute.members, MembersRoute.help)
      $0.add("members/{ticket}") { (ticket: String) in
        DeepLink(HouseRoute.members, MembersRoute.ticket(ticket))
      }
      $0.add("search#{words}") { (words: String) in DeepLink(HouseRoute.search(words)) }
    }
  }
}

/// The house on a stage, with its links.
@MainActor struct Playhouse {
  let house = HouseCoordinator()
  let stage: TestStage
  var director: SceneDirector { stage.director }
  var sketch: String { director.tree.sketch }

  init(host: any SceneHost = HeadlessHost()) throws {
    stage = try TestStage(root: house, host: host)
    stage.director.links = try DeepLinkTable.house()
  }
}
