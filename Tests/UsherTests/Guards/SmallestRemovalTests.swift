import Foundation
import Testing
import Usher
import UsherTesting

/// The removal of several screens equals their removal one by one.
@MainActor struct SmallestRemovalTests {
  @MainActor private final class Policy {
    var isStrict = false
  }

  @Test func `Of many screens, the same leave as one by one`() throws {
    let seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    for number in 0..<60 {
      var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
      let titles = (0..<(2 + random.next() % 90)).map { "\($0)" }
      let bans = (0..<(1 + random.next() % 5)).map { _ in
        Set(
          (0..<(1 + random.next() % 3)).map { _ in
            "\(1 + Int(random.next() % UInt64(titles.count)))"
          })
      }
      try expect(titles, without: bans, "seed \(seed), number \(number)")
    }
  }

  @Test func `If no screen may stay, all but the first leave`() throws {
    let titles = (0..<200).map { "\($0)" }
    try expect(titles, without: titles.dropFirst().map { [$0] }, "all")
  }

  @Test func `Screens below the topmost one stay if a guard allows them`() throws {
    let policy = Policy()
    let director = SceneDirector(
      Teller("home", stack: ["open 1", "members 1", "open 2", "members 2", "members 3"]),
      host: HeadlessHost())
    director.guards = [
      Guard("members") { proposal in
        let title = proposal.tree.active?.title ?? ""
        return policy.isStrict && title.hasPrefix("members") ? .deny("No member.") : .allow
      }
    ]
    try director.start()
    policy.isStrict = true
    director.reevaluate()
    #expect(director.tree.titles == ["open 1", "members 1", "open 2"])
  }

  /// Expects the smallest removal after which no banned set of titles is shown together.
  private func expect(
    _ titles: [String], without bans: [Set<String>], _ comment: Comment
  ) throws {
    let policy = Policy()
    let isAllowed = { (titles: [String]) in !bans.contains { $0.isSubset(of: titles) } }
    let director = SceneDirector(Teller("home", stack: titles), host: HeadlessHost())
    director.guards = [
      Guard("bans") { policy.isStrict && !isAllowed($0.tree.titles) ? .deny("Banned.") : .allow }
    ]
    try director.start()
    policy.isStrict = true
    director.reevaluate()
    #expect(director.tree.titles == oneByOne(titles, isAllowed), comment)
    #expect(director.host.shown == director.tree, comment)
  }

  /// Removes titles from the top until the rest is allowed; then restores from the bottom all that
  /// may return.
  private func oneByOne(_ titles: [String], _ isAllowed: ([String]) -> Bool) -> [String] {
    var gone: [String] = []
    for title in titles.reversed() where !isAllowed(titles.filter { !gone.contains($0) }) {
      gone.append(title)
    }
    for title in gone.reversed()
    where isAllowed(titles.filter { $0 == title || !gone.contains($0) }) {
      gone.removeAll { $0 == title }
    }
    return titles.filter { !gone.contains($0) }
  }
}
