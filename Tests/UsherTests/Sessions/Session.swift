import Usher
import UsherTesting

/// One program played on a director with a hostile host, and every law that it broke.
@MainActor final class Session {
  let program: Program
  let clock = StageClock()
  let rules: RulesHost
  let host: HostileHost
  var director: SceneDirector?
  let record = EventRecord()
  var recording: Recording?
  private(set) var violations: [String] = []

  var players: [Weak<Player>] = []
  var screens: [Weak<PlayedScreen>] = []
  var scopes: [Weak<PlayedScope>] = []
  /// In the order in which they started, as their events come.
  var started: [Weak<Player>] = []
  var shelf: [PlayedScreen] = []
  var attempts: [DismissalAttempt] = []
  var navigations: [NavigationRecord] = []
  var flows: [FlowRecord] = []
  var inSight: Set<Int> = []
  /// Who finished last of a coordinator's children, of how many, and by which tree.
  var lastFinished: [Int: (start: Int, count: Int, tree: SceneTree)] = [:]
  /// The tasks of coordinators that go on.
  var runningTasks = 0
  /// How often coordinators have acted of their own accord.
  var reactions = 0

  init(_ program: Program) {
    self.program = program
    let limits = HostLimits(
      dismissesSeveralAtOnce: program.limits & 1 != 0,
      pushesSeveralAtOnce: program.limits & 2 != 0)
    rules = RulesHost(limits: limits)
    host = HostileHost(rules, seed: 0)
    host.reseed(nil)
  }

  func violate(_ what: String) {
    if violations.count < 10 && !violations.contains(what) { violations.append(what) }
  }

  /// Plays the program; returns what it broke.
  func play() async -> [String] {
    begin()
    for move in program.moves where director != nil && violations.isEmpty {
      await perform(move)
    }
    if violations.isEmpty { await end() } else { await turns(50) }
    return violations
  }

  private func begin() {
    var options = SceneDirector.Options(seed: 7, clock: clock)
    options.releaseLimit = .seconds(1_000_000)
    let director = SceneDirector(
      makePlayer(program.root), host: host, scope: PlayedScope(self), options: options)
    director.ledger = Ledger()
    self.director = director
    record.observe(director)
    recording = director.record()
    for act in program.early { react(act, as: players[0].object) }
    do {
      try director.start()
    } catch {
      self.director = nil
    }
  }

  private func perform(_ move: Move) async {
    host.reseed(move.chaos == 0 ? nil : UInt64(move.chaos))
    switch move.act {
    case .turn: await turns(3)
    case .wait: await wait()
    case .settle: await settle()
    default: performAtOnce(move.act)
    }
    for _ in 0..<(move.chaos % 3) { host.disturb() }
    check()
  }

  private func performAtOnce(_ act: Act) {
    let before = director?.tree
    let count = navigations.count
    let reactions = reactions
    self.act(act, as: nil)
    guard reactions == self.reactions, navigations.count == count + 1 else { return }
    let navigation = navigations[count].navigation
    if navigation.error != nil && director?.tree != before {
      violate("A refused command changed the tree: \(literal(act)).")
    }
  }
}

/// Holds something weakly.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// A command, and how often it has settled.
@MainActor final class NavigationRecord {
  let navigation: Navigation
  private(set) var settlements = 0

  init(_ navigation: Navigation) {
    self.navigation = navigation
    Task {
      try? await navigation.settled()
      settlements += 1
    }
  }
}

/// A start, and how it ended.
@MainActor final class FlowRecord {
  let flow: Flow<Int>
  let child: Weak<Player>
  var given: Int?
  private(set) var outcomes: [Outcome<Int>] = []

  init(_ flow: Flow<Int>, _ child: Player) {
    self.flow = flow
    self.child = Weak(object: child)
    Task { outcomes.append(await flow.outcome) }
  }
}
