import Foundation
import Testing
import Usher
import UsherTesting

/// After any acts of a user, the snapshot is restored as it was.
@MainActor struct RandomRestorationTests {
  /// Set `USHER_SESSIONS` for more of them, and `USHER_SEED` for others.
  @Test func `Random windows are restored as they were saved`() throws {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["USHER_SESSIONS"].flatMap(Int.init) ?? 200
    let seed = environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    print("Restoring \(count) windows from seed \(seed).")
    for number in 0..<count {
      var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
      let window = try HouseWindow()
      try window.director.start()
      for _ in 0..<(random.next() % 12) { act(on: window, &random) }
      let snapshot = window.director.snapshot()
      let again = try HouseWindow(restoring: snapshot)
      let lost = snapshot.losses.map(\.description).joined(separator: "\n")
      let report = lost.isEmpty ? "Everything was restored." : lost
      #expect(again.restored() == ["restored: \(report)"], "window \(number)")
      #expect(
        again.director.snapshot().tree.renumbered == snapshot.tree.renumbered, "window \(number)")
      guard again.director.snapshot().tree.renumbered == snapshot.tree.renumbered else { return }
    }
  }

  private func act(on window: HouseWindow, _ random: inout SplitMix64) {
    let number = Int(random.next() % 5)
    guard let hall = window.house.hall else { return }
    let till = hall.children.last { $0 is Till } as? Till
    switch random.next() % 14 {
    case 0, 1: hall.trigger(.show(number))
    case 2: hall.trigger(.pair(number))
    case 3: hall.trigger(.till(number))
    case 4: hall.pop()
    case 5: hall.start(child: Till(number), as: .sheet)
    case 6: hall.start(child: Till(number), as: .popover)
    case 7: till?.trigger(.step(number))
    case 8: till?.pop()
    case 9: window.house.select(number % 2)
    case 10: hall.push(Plain("whim"))
    case 11: window.house.children.last?.pop()
    case 12: hall.popToRoot()
    default: till?.finish(number)
    }
  }
}
