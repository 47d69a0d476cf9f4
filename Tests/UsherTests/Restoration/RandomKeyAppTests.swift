import Foundation
import Testing
import Usher
import UsherTesting

/// For any layouts, keys and widths of an app, the user's place is restored as it was.
@MainActor struct RandomKeyAppTests {
  /// Set `USHER_SESSIONS` for more of them, `USHER_SEED` for others, and `USHER_FIRST` to begin later.
  @Test func `Windows of random apps of keys are restored as they were saved`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["USHER_SESSIONS"].flatMap(Int.init) ?? 500
    let seed = environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    let first = environment["USHER_FIRST"].flatMap(Int.init) ?? 0
    print("Restoring windows of \(count) apps of keys from seed \(seed).")
    var whole = 0
    for number in first..<first + count {
      if try restore(number, of: seed) { whole += 1 }
    }
    #expect(first > 0 || whole > count / 4, "\(whole) apps could be saved whole")
  }

  private func restarted(
    _ app: RandomKeyApp, width: Double, _ acts: (SceneDirector) -> Void
  ) throws {
    let before = try app.director(seed: 7)
    before.report(.resized(width: width))
    try before.start()
    acts(before)
    let snapshot = before.snapshot()
    let again = try app.director(seed: 99)
    again.report(.resized(width: width))
    #expect(snapshot.losses.isEmpty)
    #expect(try again.start(restoring: snapshot).isComplete)
    #expect(again.tree.outline == before.tree.outline)
  }

  @Test func `A route that had pushed onto the detail column is followed again without its detail`()
    throws
  {
    let routes: [[RandomKeyApp.Step]] = [[.push(0), .present(1, .sheet)]]
    let app = RandomKeyApp(plans: [.init(layout: .adaptive([.screen(0)]), routes: routes)])
    try restarted(app, width: 1000) { director in
      let flow = director.root as? KeyedFlow
      flow?.push(Paper(kind: 2, number: 7), as: .detail)
      flow?.present(Paper(kind: 0, number: 8))
      flow?.trigger(.go(0))
      flow?.remove(Paper(kind: 0, number: 1000))
      #expect(director.tree.sketch == "|2, *[7]| ▲sheet 8 ▲sheet 1001")
    }
  }

  @Test
  func `A route that adds a tab, and pushes onto the tab that was in front, is followed again`()
    throws
  {
    let routes: [[RandomKeyApp.Step]] = [[.start(1, .tab), .push(2)]]
    let stack = RandomKeyApp.Layout.container(.stack, [.screen(0)], selected: 0)
    let app = RandomKeyApp(plans: [
      .init(layout: .container(.tabs, [.screen(1), .flow(1)], selected: 0), routes: routes),
      .init(layout: stack, routes: []),
    ])
    try restarted(app, width: 300) { director in
      let flow = director.root as? KeyedFlow
      flow?.select(1)
      flow?.trigger(.go(0))
      #expect(director.tree.sketch == "<2, *[102, 1001], [102]>")
    }
  }

  /// Acts in an app and restores its window; returns true if everything could be saved.
  private func restore(_ number: Int, of seed: UInt64) throws -> Bool {
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
    let app = RandomKeyApp(&random)
    let before = try app.director(seed: 7)
    if random.below(2) == 0 { before.report(.resized(width: 1000)) }
    guard (try? before.start()) != nil else { return false }
    for _ in 0..<random.below(12) {
      var own = SplitMix64(seed: random.next())
      act(in: before, &own)
    }
    let snapshot = before.snapshot()
    guard !snapshot.tree.isEmpty else { return false }
    let again = try app.director(seed: 99)
    again.report(.resized(width: before.width == .regular ? 1000 : 300))
    guard let report = try? again.start(restoring: try Snapshot(bytes: snapshot.bytes)) else {
      Issue.record("app \(number) did not start: \(snapshot.tree.sketch), \(app)")
      return true
    }
    #expect(again.fault == nil, "app \(number)")
    let isWhole = snapshot.losses.isEmpty
    #expect(!isWhole || report.isComplete, "app \(number): \(report), \(app)")
    let third = try app.director(seed: 3)
    third.report(.resized(width: before.width == .regular ? 1000 : 300))
    try third.start(restoring: again.snapshot())
    #expect(
      third.tree.outline == again.tree.outline, "app \(number), once more: \(app)")
    if isWhole {
      let same = again.snapshot().tree.renumbered == snapshot.tree.renumbered
      #expect(same, "app \(number): \(snapshot.tree.sketch), now \(again.tree.sketch): \(app)")
      #expect(states(of: again) == states(of: before), "app \(number): \(app)")
      #expect(keys(of: again) == keys(of: before), "app \(number): \(app)")
    }
    return isWhole
  }

  /// The states of flows, in the order of their nodes.
  private func states(of director: SceneDirector) -> [Int] {
    director.tree.nodes.compactMap { node in
      let owner = director.livingCoordinators.first { director.identity(of: $0) == node.owner }
      return (owner as? SavedKeyedFlow)?.state.visits
    }
  }

  private func keys(of director: SceneDirector) -> [Paper?] {
    director.tree.nodes.map { director.key(of: $0.id) as? Paper }
  }

  private func act(in director: SceneDirector, _ random: inout SplitMix64) {
    let flows = director.livingCoordinators.compactMap { $0 as? KeyedFlow }
    guard !flows.isEmpty else { return }
    let flow = flows[random.below(flows.count)]
    let keys = director.tree.nodes.compactMap { director.key(of: $0.id) as? Paper }
    let key = keys.isEmpty ? Paper(kind: 0, number: 0) : keys[random.below(keys.count)]
    let number = random.below(RandomKeyApp.routeCount)
    let fresh = Paper(kind: number, number: 10_000 + random.below(4))
    let place = RandomKeyApp.placements[random.below(RandomKeyApp.placements.count)]
    switch random.below(20) {
    case 0: flow.pop()
    case 1: flow.pop(to: key)
    case 2: flow.dismiss(key)
    case 3: flow.select(number)
    case 4: flow.setBadge("\(number)", on: key)
    case 5: flow.remove(key)
    case 6: flow.bringToFront(key)
    case 7: flow.set([key, fresh])
    case 8: flow.replaceAll(with: [fresh, key])
    case 9: flow.replace(with: fresh)
    case 10: flow.push(fresh)
    case 11: flow.push(fresh, as: .detail)
    case 12: flow.present(fresh, as: place)
    case 13: flow.select(key)
    case 14: director.report(.resized(width: director.width == .compact ? 1000 : 300))
    case 15: (flow as? SavedKeyedFlow)?.state.visits = random.below(9)
    case 16, 17:
      let later = flow.number + 1
      if later < flow.app.plans.count {
        flow.start(Visit(flow: later, number: 10_000 + random.below(3)), as: place)
      }
    default: flow.trigger(.go(number))
    }
  }
}
