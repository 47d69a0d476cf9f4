import Foundation
import Testing
import Usher
import UsherTesting

/// For any layouts and routes of an app, the user's place is restored as it was.
///
/// In about one app of a million, a route had another target than it has now, since its flow was
/// not visible then or other screens were; runs that are larger than the default find such apps.
@MainActor struct RandomAppTests {
  /// Set `USHER_SESSIONS` for more of them, `USHER_SEED` for others, and `USHER_FIRST` to begin later.
  @Test func `Windows of random apps are restored as they were saved`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["USHER_SESSIONS"].flatMap(Int.init) ?? 500
    let seed = environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    let first = environment["USHER_FIRST"].flatMap(Int.init) ?? 0
    print("Restoring windows of \(count) apps from seed \(seed).")
    var started = 0
    for number in first..<first + count {
      if try restore(number, of: seed) { started += 1 }
    }
    #expect(first > 0 || started > count / 4, "\(started) apps started")
  }

  /// Apps that were not restored whole once, by their seeds and numbers.
  @Test(
    arguments: [
      (36_526_883, [12597, 32247, 36699]), (623_711_380, [4909]), (718_221_012, [39562]),
      (9_182_736, [15233]), (55_512_093, [15988, 97726]), (1_236_365_698, [6557, 55893]),
      (1_319_648_905, [2145, 45042, 82204]),
      (1_562_369_797, [3321, 96041]), (1_671_457_291, [4123]),
      (1_680_714_201, [22414, 50403, 81741]),
      (2_010_514_132, [13385, 39913, 53726, 71681, 76061, 99906]),
    ] as [(seed: UInt64, numbers: [Int])])
  func `Windows of random apps that once were lost are restored`(
    seed: UInt64, numbers: [Int]
  ) throws {
    for number in numbers { #expect(try restore(number, of: seed)) }
  }

  /// Acts in an app and restores its window; returns `false` if the app requests something that no
  /// window can show.
  private func restore(_ number: Int, of seed: UInt64) throws -> Bool {
    var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
    let app = RandomApp(&random)
    let before = try app.director(seed: 7)
    guard (try? before.start()) != nil else { return false }
    for _ in 0..<random.below(12) { act(in: before, &random) }
    let snapshot = before.snapshot()
    // An empty window starts anew, and a start may make unsaved nodes again.
    guard !snapshot.tree.isEmpty, snapshot.losses.isEmpty else { return true }
    let again = try app.director(seed: 99)
    let saved = try Snapshot(bytes: snapshot.bytes)
    guard let report = try? again.start(restoring: saved) else {
      Issue.record("app \(number) did not start: \(snapshot.tree.sketch), \(app)")
      return true
    }
    let same = again.snapshot().tree.renumbered == snapshot.tree.renumbered
    #expect(again.fault == nil, "app \(number)")
    #expect(report.isComplete, "app \(number): \(report), \(app)")
    let third = try app.director(seed: 3)
    try third.start(restoring: again.snapshot())
    #expect(third.tree.outline == again.tree.outline, "app \(number), once more: \(app)")
    #expect(same, "app \(number): \(snapshot.tree.sketch), now \(again.tree.sketch): \(app)")
    return true
  }

  private func act(in director: SceneDirector, _ random: inout SplitMix64) {
    let flows = director.livingCoordinators.compactMap { $0 as? RandomFlow }
    guard !flows.isEmpty else { return }
    let flow = flows[random.below(flows.count)]
    let own = director.tree.nodes.filter { $0.owner == director.identity(of: flow) }
      .compactMap { director.screen(for: $0.id) }
    let screen = own.isEmpty ? nil : own[random.below(own.count)]
    let number = random.below(RandomApp.routeCount)
    switch random.below(14) {
    case 0: flow.pop()
    case 1: flow.popToRoot()
    case 2: flow.dismiss()
    case 3: flow.select(number)
    case 4: if let screen { flow.setBadge("\(number)", on: screen) }
    case 5: flow.push(Plain("whim"))
    case 6:
      let places: [Placement] = [.sheet, .cover, .popover, .tab, .automatic, .embedded("left")]
      flow.start(
        child: flow.app.flow(number % flow.app.plans.count), as: places[random.below(places.count)])
    case 7: if let screen { flow.remove(screen) }
    default: flow.trigger(.go(number))
    }
  }
}
