import Usher
import UsherTesting

/// An app made at random, whose screens and flows are shown by durable keys.
@MainActor struct RandomKeyApp {
  struct Plan {
    var layout: Layout
    var routes: [[Step]]
  }

  indirect enum Layout {
    case screen(Int)
    case flow(Int)
    case container(Node.Kind, [Layout], selected: Int)
    /// Tabs in a narrow window, and columns with a detail column in a wide one.
    case adaptive([Layout])
  }

  enum Step {
    case push(Int)
    case detail(Int)
    case present(Int, Placement)
    case start(Int, Placement)
    case select(Int)
  }

  static let routeCount = 3
  static let placements: [Placement] = [.automatic, .push, .detail, .tab, .sheet, .cover, .popover]
  let plans: [Plan]

  init(plans: [Plan]) { self.plans = plans }

  /// Flows lead only to later ones, so each sequence ends.
  init(_ random: inout SplitMix64) {
    let count = random.below(4) + 1
    plans = (0..<count).map { flow in
      Plan(
        layout: Self.layout(2, after: flow, of: count, isFirst: true, &random),
        routes: (0..<Self.routeCount).map { _ in
          (0...random.below(2)).map { _ in Self.step(flow, of: count, &random) }
        })
    }
  }

  private static func layout(
    _ depth: Int, after flow: Int, of count: Int, isFirst: Bool = false, _ random: inout SplitMix64
  ) -> Layout {
    if depth == 0 || random.below(4) == 0 {
      if flow + 1 < count && random.below(2) == 0 {
        return .flow(flow + 1 + random.below(count - flow - 1))
      }
      return .screen(random.below(3))
    }
    let kinds: [Node.Kind] = [.stack, .stack, .stack, .tabs, .pages, .split]
    let kind = kinds[random.below(kinds.count)]
    let size = random.below(3) + 1
    let children = (0..<size).map { _ in
      layout(kind == .stack ? 0 : depth - 1, after: flow, of: count, &random)
    }
    if isFirst && random.below(3) == 0 { return .adaptive(children) }
    return .container(kind, children, selected: random.below(size))
  }

  private static func step(_ flow: Int, of count: Int, _ random: inout SplitMix64) -> Step {
    let placement = placements[random.below(placements.count)]
    let hasLater = flow + 1 < count
    return switch random.below(6) {
    case 0: .present(random.below(3), placement)
    case 1, 2: hasLater ? .start(flow + 1 + random.below(count - flow - 1), placement) : .push(0)
    case 3: .detail(random.below(3))
    default: .push(random.below(3))
    }
  }

  /// A window of the app, which has not started.
  func director(seed: UInt64) throws -> SceneDirector {
    let director = SceneDirector(
      KeyedFlow(self, 0), host: HeadlessHost(), scope: Shelves(self),
      options: SceneDirector.Options(seed: seed, clock: StageClock()))
    director.restoration = try RestorationTable {
      $0.register(Paper.self)
      $0.register(Visit.self)
      $0.register(KeyedRoute.self)
      $0.register(SavedKeyedFlow.self) { SavedKeyedFlow(self, $0.flow) }
    }
    return director
  }

  /// Returns a flow: every other one has a state that is saved.
  func flow(_ number: Int) -> KeyedFlow {
    number.isMultiple(of: 2) ? KeyedFlow(self, number) : SavedKeyedFlow(self, number)
  }
}

/// The screens of a random app.
struct Paper: ScreenKey, DurableRoute {
  static let tag = "paper"
  let kind: Int
  let number: Int
}

/// The flows of a random app.
struct Visit: FlowKey, DurableRoute {
  static let tag = "visit"
  let flow: Int
  let number: Int
}

enum KeyedRoute: DurableRoute {
  static let tag = "keyed"
  case go(Int)
}

/// What makes the screens and flows of a random app.
private final class Shelves: CoordinatorScope {
  private let app: RandomKeyApp
  init(_ app: RandomKeyApp) { self.app = app }

  func makeChild(for type: Coordinator.Type) -> any CoordinatorScope { Shelves(app) }
  func adopt(_ coordinator: Coordinator) {}
  func end() {}

  func makeScreen(for key: some ScreenKey) throws -> any Screen {
    let paper = key as? Paper
    return RandomFlow.screen(paper?.kind ?? 0, "\(paper?.number ?? 0)")
  }

  func makeFlow(
    for key: some FlowKey
  ) throws -> (coordinator: Coordinator, scope: any CoordinatorScope) {
    (app.flow((key as? Visit)?.flow ?? 0), Shelves(app))
  }
}

/// A flow of a random app, whose layout is made of keys.
class KeyedFlow: Coordinator, Routing {
  let initialRoute = KeyedRoute.go(-1)
  let app: RandomKeyApp
  let number: Int

  init(_ app: RandomKeyApp, _ number: Int) { (self.app, self.number) = (app, number) }

  override func build() throws -> SceneLayout {
    var count = 0
    return .screen(item(app.plans[number].layout, &count))
  }

  private func item(_ layout: RandomKeyApp.Layout, _ count: inout Int) -> any LayoutItem {
    count += 1
    let name = number * 100 + count
    switch layout {
    case .screen(let kind): return Paper(kind: kind, number: name)
    case .flow(let flow): return Visit(flow: flow, number: name)
    case .adaptive(let children):
      let items = children.map { item($0, &count) }
      return SceneLayout.adaptive(
        compact: .tabs(items), regular: .split(items, detail: Paper(kind: 2, number: -name)))
    case .container(let kind, let children, let selected):
      let items = children.map { item($0, &count) }
      switch kind {
      case .tabs: return SceneLayout.tabs(items, selected: selected)
      case .pages: return SceneLayout.pages(items, selected: selected)
      case .split: return SceneLayout.split(items, selected: selected)
      case .stack, .screen: return SceneLayout.stack(items)
      }
    }
  }

  func transition(to route: KeyedRoute) throws -> SceneTransition {
    guard case .go(let route) = route, route >= 0 else { return .sequence([]) }
    let first = 1000 * (number + 1) + 10 * route
    return .sequence(
      app.plans[number].routes[route].enumerated().map { transition($1, first + $0) })
  }

  func transition(_ step: RandomKeyApp.Step, _ name: Int) -> SceneTransition {
    switch step {
    case .push(let kind): .push(Paper(kind: kind, number: name))
    case .detail(let kind): .push(Paper(kind: kind, number: name), as: .detail)
    case .present(let kind, let place): .present(Paper(kind: kind, number: name), as: place)
    case .start(let flow, let place): .start(Visit(flow: flow, number: name), as: place)
    case .select(let index): .select(index)
    }
  }
}

/// A flow with a state that is saved.
final class SavedKeyedFlow: KeyedFlow, Restorable {
  struct State: Codable, Sendable {
    var flow: Int
    var visits = 0
  }

  static let tag = "keyed flow"
  lazy var state = State(flow: number)
}
