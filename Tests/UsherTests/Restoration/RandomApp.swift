import Usher
import UsherTesting

/// An app made at random: flows with layouts, first routes, and routes of several steps.
@MainActor struct RandomApp {
  struct Plan {
    var layout: Layout
    var first: [Step]
    var routes: [[Step]]
  }

  indirect enum Layout {
    case screen(Int, slot: Layout?)
    case flow(Int)
    case container(Node.Kind, [Layout], selected: Int)
  }

  enum Step {
    case push(Int)
    case replace(Int)
    case present(Int, Placement)
    case start(Int, Placement)
    case route(Int)
    case select(Int)
    case pop
  }

  static let routeCount = 3
  private static let placements: [Placement] = [
    .automatic, .push, .tab, .sheet, .cover, .popover, .embedded("left"),
  ]
  let plans: [Plan]

  init(plans: [Plan]) { self.plans = plans }

  /// Flows and routes lead only to later ones, so each sequence ends.
  init(_ random: inout SplitMix64) {
    let count = random.below(4) + 1
    plans = (0..<count).map { flow in
      Plan(
        layout: Self.layout(2, after: flow, of: count, &random),
        first: Self.steps(random.below(4), after: -1, flow, of: count, &random),
        routes: (0..<Self.routeCount).map {
          Self.steps(random.below(3) + 1, after: $0, flow, of: count, &random)
        })
    }
  }

  private static func layout(
    _ depth: Int, after flow: Int, of count: Int, _ random: inout SplitMix64
  ) -> Layout {
    if depth == 0 || random.below(4) == 0 {
      if flow + 1 < count && random.below(3) == 0 {
        return .flow(flow + 1 + random.below(count - flow - 1))
      }
      let slot = depth > 0 && random.below(4) == 0
      return .screen(
        random.below(3), slot: slot ? layout(0, after: flow, of: count, &random) : nil)
    }
    let kinds: [Node.Kind] = [.stack, .stack, .tabs, .tabs, .pages, .split]
    let kind = kinds[random.below(kinds.count)]
    let size = random.below(3) + (kind == .stack ? 0 : 1)
    let children = (0..<size).map { _ in
      layout(kind == .stack ? 0 : depth - 1, after: flow, of: count, &random)
    }
    return .container(kind, children, selected: random.below(max(size, 1)))
  }

  private static func steps(
    _ length: Int, after route: Int, _ flow: Int, of count: Int, _ random: inout SplitMix64
  ) -> [Step] {
    (0..<length).map { index in
      let kind = random.below(3)
      let placement = placements[random.below(placements.count)]
      // The target of a route must not depend on the user's earlier acts.
      let isFree = route < 0 || index == length - 1
      switch random.below(10) {
      case 0 where route < 0 && flow == 0: return .replace(kind)
      case 1 where isFree: return .present(kind, placement)
      case 2 where isFree && flow + 1 < count:
        return .start(flow + 1 + random.below(count - flow - 1), placement)
      case 4 where isFree && route >= 0 && route + 1 < routeCount:
        return .route(route + 1 + random.below(routeCount - route - 1))
      case 5 where route < 0: return .select(random.below(3))
      case 6 where route < 0 && flow == 0: return .pop
      default: return .push(kind)
      }
    }
  }

  /// A window of the app, which has not started.
  func director(seed: UInt64) throws -> SceneDirector {
    let director = SceneDirector(
      flow(0), host: HeadlessHost(),
      options: SceneDirector.Options(seed: seed, clock: StageClock()))
    director.restoration = try RestorationTable {
      $0.register(RandomRoute.self)
      $0.register(SavedFlow.self) { SavedFlow(self, $0.flow) }
    }
    return director
  }

  /// Returns a flow: every other one is restored by itself, and the rest by the route that started
  /// it.
  func flow(_ number: Int) -> RandomFlow {
    number.isMultiple(of: 2) ? SavedFlow(self, number) : RandomFlow(self, number)
  }
}

extension SplitMix64 {
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

enum RandomRoute: DurableRoute {
  static let tag = "random"
  case first
  case go(Int)
}

/// A flow of a random app.
class RandomFlow: Coordinator, Routing {
  let initialRoute = RandomRoute.first
  let app: RandomApp
  let number: Int
  private var plan: RandomApp.Plan { app.plans[number] }

  init(_ app: RandomApp, _ number: Int) { (self.app, self.number) = (app, number) }

  override func build() throws -> SceneLayout {
    var count = 0
    return .screen(try item(plan.layout, &count))
  }

  private func item(_ layout: RandomApp.Layout, _ count: inout Int) throws -> any LayoutItem {
    count += 1
    switch layout {
    case .screen(let kind, let slot):
      let screen = Self.screen(kind, "\(number).\(count)")
      guard let slot else { return screen }
      return SceneLayout.screen(screen, embedding: ["right": try item(slot, &count)])
    case .flow(let flow):
      let child = app.flow(flow)
      startEmbedded(child: child)
      return child
    case .container(let kind, let children, let selected):
      let items = try children.map { try item($0, &count) }
      switch kind {
      case .tabs: return SceneLayout.tabs(items, selected: selected)
      case .pages: return SceneLayout.pages(items, selected: selected)
      case .split: return SceneLayout.split(items, selected: selected)
      case .stack, .screen: return SceneLayout.stack(items)
      }
    }
  }

  func transition(to route: RandomRoute) throws -> SceneTransition {
    switch route {
    case .first: .sequence(plan.first.enumerated().map { transition($1, "\(number).f\($0)") })
    case .go(let route):
      .sequence(
        plan.routes[route].enumerated().map { transition($1, "\(number).\(route).\($0)") })
    }
  }

  private func transition(_ step: RandomApp.Step, _ title: String) -> SceneTransition {
    switch step {
    case .push(let kind): .push(Self.screen(kind, title))
    case .replace(let kind): .replace(with: Self.screen(kind, title))
    case .present(let kind, let placement):
      .present(Self.screen(kind, title), as: placement)
    case .start(let flow, let placement): .start(app.flow(flow), as: placement)
    case .route(let route): .redirect(to: RandomRoute.go(route))
    case .select(let index): .select(index)
    case .pop: .pop()
    }
  }

  static func screen(_ kind: Int, _ title: String) -> any Screen {
    switch kind {
    case 0: Red(title)
    case 1: Green(title)
    default: Blue(title)
    }
  }

  class Titled: Screen {
    let title: String?
    init(_ title: String) { self.title = title }
  }
  final class Red: Titled {}
  final class Green: Titled {}
  final class Blue: Titled {}
}

/// A flow that is restored by itself.
final class SavedFlow: RandomFlow, Restorable {
  struct State: Codable, Sendable { var flow: Int }

  static let tag = "flow"
  var state: State {
    get { State(flow: number) }
    set {}
  }
}
