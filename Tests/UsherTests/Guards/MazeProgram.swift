import Usher
import UsherExplorer
import UsherTesting

/// Plays random acts of programs, routes, links, users, policy and restarts in a maze with random
/// rules, and checks every admitted tree.
@MainActor final class MazeProgram {
  var random: SplitMix64
  private(set) var root = MazeRoot()
  private(set) var director: SceneDirector
  private let clock = StageClock()
  private let isHostile: Bool
  private var hostile = HostileHost(seed: 0)
  private(set) var rules: [MazeRule] = []
  /// The rules that the director judges by.
  var inForce: [MazeRule] = []
  var asked: [NavigationHandle] = []
  /// The violations, each with the act before it.
  private(set) var violations: [String] = []
  private(set) var admitted = 0
  private(set) var redirected = 0
  var act = "start"

  /// Makes a program; on a hostile host, steps take time and go wrong.
  init(seed: UInt64, isHostile: Bool) {
    random = SplitMix64(seed: seed)
    self.isHostile = isHostile
    director = SceneDirector(root, host: hostile)
    for number in 0..<Int.random(in: 1...3, using: &random) {
      rules.append(MazeRule("rule \(number)", &random))
    }
    inForce = rules
    begin()
  }

  /// Opens a window, perhaps restored from a snapshot.
  func begin(restoring snapshot: Snapshot? = nil) {
    root = MazeRoot()
    hostile = HostileHost(seed: random.next())
    director = SceneDirector(
      root, host: isHostile ? hostile : HeadlessHost(),
      options: SceneDirector.Options(seed: 1, clock: clock))
    director.guards = inForce.map(\.rule)
    if Bool.random(using: &random) { director.fallback = { _ in .present(Plain("0"), as: .root) } }
    director.observe { [weak self] in self?.note($0) }
    do {
      director.links = try .maze()
      director.restoration = try RestorationTable { $0.register(MazeRoute.self) }
      guard let snapshot else { return try director.start() }
      try director.start(restoring: snapshot)
    } catch {
      violate("\(error)")
    }
  }

  func violate(_ what: String) { violations.append("\(act): \(what)") }

  private func note(_ event: SceneEvent) {
    switch event {
    case .admitted:
      admitted += 1
      for rule in inForce where rule.isBroken(by: director.tree) {
        violate("\(rule.name) is broken by \(director.tree.sketch)")
      }
    case .redirected: redirected += 1
    default: break
    }
  }
}

extension MazeProgram {
  func play(_ count: Int) async {
    for _ in 0..<count where !director.tree.isEmpty && violations.isEmpty {
      perform()
      if isHostile { await disturb() } else { checkDisplay() }
    }
    act = "settle"
    await settle()
    checkDisplay()
    close()
  }

  func close() {
    act = "close"
    director.close()
    if asked.contains(where: { $0.result == nil }) { violate("somebody waits for ever") }
    for failure in hostile.failures { violate("\(failure)") }
  }

  private func checkDisplay() {
    if director.host.shown != director.tree { violate("the display differs") }
  }

  /// Acts as a faulty platform and an impatient user between two commands.
  private func disturb() async {
    for _ in 0..<Int.random(in: 0...3, using: &random) { hostile.disturb() }
    guard Int.random(in: 0...7, using: &random) == 0 else { return }
    await turns(3)
    // The display itself is never slower than a step may be.
    hostile.display.finishTransition()
    clock.jump(by: .seconds(4))
    await turns(3)
  }

  /// Runs steps to their ends, and checks those whose completion never comes.
  private func settle() async {
    guard isHostile else { return }
    for round in 0..<200 where round < 2 || !director.isQuiet {
      hostile.calm()
      await turns(3)
      // The report of an unknown node changes nothing, but makes the director check the display.
      if round == 0 { director.report(.dismissed(NodeID(seed: 1, number: 1))) }
      clock.jump(by: .seconds(4))
      await turns(3)
    }
  }

  private func turns(_ count: Int) async {
    for _ in 0..<count { await Turn.pass() }
  }
}

extension HostileHost {
  /// The failures of its display.
  fileprivate var failures: [RulesHost.Failure] { (display as? RulesHost)?.failures ?? [] }
}
