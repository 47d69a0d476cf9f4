import Testing
import Usher
import UsherTesting

/// Places of the hall.
enum HallRoute: DurableRoute {
  static let tag = "hall"
  case list
  case show(Int)
  case pair(Int)
  case till(Int)
}

/// Places of a till.
enum TillRoute: DurableRoute {
  static let tag = "till step"
  case start
  case step(Int)
}

/// A route that is not durable.
enum WhimRoute: Route {
  case whim
}

/// A root that has two embedded coordinators side by side.
final class House: Coordinator {
  var taken: [Int] = []
  var reasons: [String] = []
  /// A Boolean value that indicates whether it accepts restored flows.
  var takes = true

  override func build() throws -> SceneLayout {
    let (hall, desk) = (Hall(), Desk())
    startEmbedded(child: hall)
    startEmbedded(child: desk)
    return .tabs(hall, desk)
  }

  override func restored(_ flow: RestoredFlow) {
    guard takes, let till = flow.as(Till.self) else { return }
    #expect(flow.as(Till.self) == nil)
    task { [self] in
      switch await till.outcome {
      case .finished(let sum): taken.append(sum)
      case .cancelled(let reason): reasons.append(reason.name)
      }
    }
  }

  var hall: Hall? { children.lazy.compactMap { $0 as? Hall }.first }
}

final class Hall: Coordinator, Routing, Restorable {
  static let tag = "hall flow"
  struct State: Codable, Sendable, Equatable { var visits = 0 }

  var state = State()
  private(set) var buildState: State?
  let initialRoute = HallRoute.list

  override func build() throws -> SceneLayout {
    buildState = state
    return .stack()
  }

  func transition(to route: HallRoute) throws -> SceneTransition {
    switch route {
    case .list: .push(Plain("list"))
    case .show(let number) where number < 0: throw Nowhere()
    case .show(let number): .push(Plain("show \(number)"))
    case .pair(let number): .sequence(.push(Plain("one \(number)")), .push(Plain("two \(number)")))
    case .till(let amount): .start(Till(amount), as: .cover)
    }
  }

  override func restored(_ flow: RestoredFlow) { (parent as? House)?.restored(flow) }

  struct Nowhere: Error {}
}

final class Desk: Coordinator {
  override func build() throws -> SceneLayout { .stack(Plain("desk"), Plain("drawer")) }
}

final class Till: Coordinator, Concluding, Routing, Restorable {
  typealias Output = Int
  static let tag = "till"
  struct State: Codable, Sendable, Equatable {
    var amount: Int
    var typed = ""
  }

  var state: State
  let initialRoute = TillRoute.start

  init(_ amount: Int) { state = State(amount: amount) }

  override func build() throws -> SceneLayout { .stack(Plain("till \(state.amount)")) }

  func transition(to route: TillRoute) throws -> SceneTransition {
    switch route {
    case .start: .none
    case .step(let number): .push(Plain("step \(number)"))
    }
  }
}

extension RestorationTable {
  /// The table of all flows and screens of the house.
  static var house: RestorationTable {
    get throws {
      try RestorationTable {
        $0.register(HallRoute.self)
        $0.register(TillRoute.self)
        $0.register(Till.self) { Till($0.amount) }
      }
    }
  }
}

/// A window of the house, with the events of its observers.
@MainActor final class HouseWindow {
  let director: SceneDirector
  let house = House()
  private(set) var log: [String] = []
  var recording: Recording?

  init(_ table: RestorationTable? = nil, seed: UInt64 = 7) throws {
    director = SceneDirector(
      house, host: HeadlessHost(), options: SceneDirector.Options(seed: seed, clock: StageClock()))
    director.restoration = try table ?? .house
    director.observe { [weak self] in self?.log.append("\($0)") }
  }

  /// Opens a window restored from a snapshot that was encoded and decoded.
  convenience init(
    restoring snapshot: Snapshot, _ table: RestorationTable? = nil,
    guards: [Guard] = [], configure: (HouseWindow) -> Void = { _ in }
  ) throws {
    try self.init(table, seed: 99)
    director.guards = guards
    configure(self)
    try director.start(restoring: try Snapshot(bytes: snapshot.bytes))
  }

  var hall: Hall { get throws { try #require(house.hall) } }

  func go(_ routes: HallRoute...) throws {
    for route in routes { try #require(try hall.trigger(route).isAdmitted) }
  }

  /// Opens a till over the hall, by code.
  @discardableResult
  func openTill(_ amount: Int, steps: [Int] = [], typed: String = "") throws -> Till {
    let till = Till(amount)
    try hall.start(child: till, as: .sheet)
    till.state.typed = typed
    for step in steps { till.trigger(.step(step)) }
    return till
  }

  func till() throws -> Till {
    try #require(hall.children.lazy.compactMap { $0 as? Till }.first)
  }

  var sketch: String { director.tree.sketch }

  var losses: [String] { director.snapshot().losses.map(\.description) }

  func restored() -> [String] { log.filter { $0.hasPrefix("restored") } }
}
