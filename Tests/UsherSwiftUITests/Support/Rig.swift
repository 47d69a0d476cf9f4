import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// A screen with a title.
final class Page: Screen {
  let title: String?
  var dismissal: Dismissal

  init(_ title: String, _ dismissal: Dismissal = .free) {
    self.title = title
    self.dismissal = dismissal
  }
}

/// A coordinator with a given layout.
final class Teller: Coordinator {
  private let layout: @MainActor (Teller) throws -> SceneLayout
  private(set) var attempts = 0

  init(_ layout: @escaping @MainActor (Teller) throws -> SceneLayout) { self.layout = layout }

  override func build() throws -> SceneLayout { try layout(self) }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) { attempts += 1 }
}

/// A window with a director's tree in it, and a hand on its models.
@MainActor final class Rig {
  let host = SwiftUIHost()
  let hand: Hand
  let root: Teller
  let director: SceneDirector
  let clock = StageClock()
  private(set) var facts: [Fact] = []

  init(
    isAutomatic: Bool = true, guards: [Guard] = [],
    _ layout: @escaping @MainActor (Teller) throws -> SceneLayout
  ) async throws {
    hand = Hand(host, isAutomatic: isAutomatic)
    root = Teller(layout)
    let options = SceneDirector.Options(seed: 1, clock: clock)
    director = SceneDirector(root, host: host, options: options)
    director.guards = guards
    director.tracker = LifetimeTracker()
    director.observe { [weak self] event in
      if case .fact(let fact) = event { self?.note(fact) }
    }
    try director.start()
    await settle()
    facts = []
  }

  /// A window with a stack of screens.
  convenience init(stack titles: String..., isAutomatic: Bool = true) async throws {
    try await self.init(isAutomatic: isAutomatic) { _ in .stack(titles.map { Page($0) }) }
  }

  private func note(_ fact: Fact) {
    switch fact {
    case .appeared, .disappeared, .gestureBegan, .gestureEnded: break
    default: facts.append(fact)
    }
  }

  /// Waits for rest: turns, and the clock if a task waits for it.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async {
    for _ in 0..<200 {
      await turns()
      if !hand.isAutomatic { hand.endTransition() }
      if director.isQuiet, host.isQuiet, hand.isAtRest { return }
      if let next = clock.untilNextWake, director.isQuiet == false { clock.jump(by: next) }
    }
    Issue.record("It does not come to rest.", sourceLocation: sourceLocation)
  }

  func turns() async { for _ in 0..<12 { await Turn.pass() } }

  /// The display shows the tree, with screens of these titles, and SwiftUI has not complained.
  func expectOrder(_ titles: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let screens = director.tree.layers.flatMap(\.all).filter { $0.kind == .screen }
    #expect(screens.map { $0.title ?? $0.name } == titles, sourceLocation: sourceLocation)
    #expect(host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(hand.faults == [], sourceLocation: sourceLocation)
    #expect(hand.refusals == [], sourceLocation: sourceLocation)
    #expect(director.outlived.isEmpty, sourceLocation: sourceLocation)
  }

  /// The stack of a level.
  func stack(at level: Int = 0) -> NodeModel.Stack? {
    guard case .stack(let stack) = hand.window.all[level].model.root?.content else { return nil }
    return stack
  }

  var tabs: NodeModel.Tabs? {
    guard case .tabs(let tabs) = host.window.root?.content else { return nil }
    return tabs
  }

  var columns: NodeModel.Columns? {
    guard case .columns(let columns) = host.window.root?.content else { return nil }
    return columns
  }

  /// The identity of the node of a title.
  func id(_ title: String) -> NodeID? {
    director.tree.layers.lazy.flatMap(\.all).first { $0.title == title }?.id
  }
}
