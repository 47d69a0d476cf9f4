import Usher
import UsherTesting

enum MazeRoute: DurableRoute {
  static let tag = "maze"
  case room(Int)
  case layer(Int)
  case branch(Int, Int)
  case away(Int)
  case back
  case home
}

enum MazeWing: Route { case wing(Int) }

/// A part of a maze: a stack of rooms with numbers, and more such parts in layers above.
final class MazeCoordinator: Coordinator, Routing {
  let initialRoute: MazeRoute

  init(_ room: Int) { initialRoute = .room(room) }

  func transition(to route: MazeRoute) -> SceneTransition {
    switch route {
    case .room(let number): .push(Plain("\(number)"))
    case .layer(let number): .present(Plain("\(number)", number % 4 == 3 ? .confirm : .free))
    case .branch(let a, let b): .start(MazeCoordinator(a), .room(b), as: .sheet)
    case .away(let number): .sequence(.popToRoot(), .redirect(to: MazeRoute.room(number)))
    case .back: .pop()
    case .home: .popToRoot()
    }
  }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) {
    if initialRoute != .room(1) { attempt.proceed() }
  }
}

/// A maze of three wings, one of which is seen at a time.
final class MazeRoot: Coordinator, Routing {
  let initialRoute = MazeWing.wing(0)
  private(set) var wings: [MazeCoordinator] = []

  override func build() throws -> SceneLayout {
    wings = (0..<3).map { _ in MazeCoordinator(0) }
    for wing in wings { startEmbedded(child: wing) }
    return .tabs(wings.enumerated().map { $1.at(MazeWing.wing($0)) })
  }

  func transition(to route: MazeWing) -> SceneTransition {
    switch route {
    case .wing(let index): .select(index)
    }
  }
}

extension DeepLinkTable {
  static func maze() throws -> DeepLinkTable {
    try DeepLinkTable(scheme: "maze") {
      $0.add("{wing}/{room}") { (wing: Int, room: Int) in
        DeepLink(MazeWing.wing(wing), MazeRoute.room(room))
      }
      $0.add("{wing}/{a}/{b}") { (wing: Int, a: Int, b: Int) in
        DeepLink(MazeWing.wing(wing), MazeRoute.room(a), MazeRoute.layer(b))
      }
    }
  }
}

/// A rule of the maze: rooms that are forbidden or hidden, and its verdict.
@MainActor final class MazeRule {
  enum Say: CaseIterable { case deny, fail, redirect, detour }

  struct Broken: Error {}

  let name: String
  let say: Say
  let isOfSight: Bool
  var forbidden: Set<String>

  init(_ name: String, _ random: inout SplitMix64) {
    self.name = name
    say = Say.allCases.randomElement(using: &random) ?? .deny
    isOfSight = Bool.random(using: &random)
    forbidden = []
    change(&random)
  }

  func change(_ random: inout SplitMix64) {
    forbidden = Set((0..<3).map { _ in "\(Int.random(in: 1...9, using: &random))" })
  }

  /// Returns whether a tree violates the rule.
  func isBroken(by tree: SceneTree) -> Bool {
    let titles = isOfSight ? tree.visible.compactMap(\.title) : tree.titles
    return titles.contains { forbidden.contains($0) }
  }

  var rule: Guard {
    Guard(name) { [self] proposal in
      guard isBroken(by: proposal.tree) else { return .allow }
      switch say {
      case .deny: return .deny("Not here.")
      case .fail: throw Broken()
      case .redirect: return .redirect(to: MazeRoute.away(forbidden.count + 4))
      case .detour: return .detour(through: DeskCoordinator())
      }
    }
  }
}
