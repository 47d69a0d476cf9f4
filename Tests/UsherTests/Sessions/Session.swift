import Usher
import UsherExplorer
import UsherTesting

/// One program played on a director with a hostile host, and the laws that it broke.
@MainActor final class Session {
  let program: Program
  let clock = StageClock()
  let rules: RulesHost
  let host: HostileHost
  private let display: any SceneHost
  var director: SceneDirector?
  let record = EventRecord()
  var recording: Recording?
  private(set) var violations: [String] = []

  var players: [Weak<Player>] = []
  var lives: [Life] = []
  var screens: [Weak<PlayedScreen>] = []
  var scopes: [Weak<PlayedScope>] = []
  /// The players in the order of their start.
  var started: [Weak<Coordinator>] = []
  var shelf: [PlayedScreen] = []
  var attempts: [DismissalAttempt] = []
  var navigations: [NavigationRecord] = []
  var flows: [FlowRecord] = []
  var endings: [EndingRecord] = []
  /// A Boolean value that indicates whether a guard is making its redirect.
  var isJudging = false
  var alerts: [AlertRecord] = []
  var inSight: Set<Int> = []
  /// The screens that have been notified of an appearance, and not yet of its end.
  var arrived: Set<Int> = []
  /// A coordinator's child that finished last, with the number of children and the tree.
  var lastFinished: [Int: (start: Int, count: Int, tree: SceneTree)] = [:]
  /// The number of coordinators' running tasks.
  var runningTasks = 0
  /// The number of coordinators' own acts.
  var reactions = 0
  var bar = Bar()
  /// The number of calls of the root coordinator's `build()`.
  var rootBuilds = 0
  /// The number of redirects by a guard.
  var leads = 0

  /// Puts a test's faulty host, if given, between the director and the hostile host.
  init(_ program: Program, wrapping: (HostileHost) -> any SceneHost = { $0 }) {
    self.program = program
    let limits = HostCapabilities(
      dismissesSeveralAtOnce: program.limits & 1 != 0,
      pushesSeveralAtOnce: program.limits & 2 != 0)
    rules = RulesHost(capabilities: limits)
    ((rules as Any) as? any DisplayOfWhims)?.takeWhims(seed: program.whims)
    host = HostileHost(rules, seed: 0)
    display = wrapping(host)
    host.reseed(nil)
  }

  func violate(_ what: String) {
    if violations.count < 10 && !violations.contains(what) { violations.append(what) }
  }

  /// Plays the program; returns the laws that it broke.
  func play() async -> [String] {
    begin()
    for move in program.moves where director != nil && violations.isEmpty {
      await perform(move)
    }
    if violations.isEmpty { await end() } else { await turns(50) }
    return violations
  }

  private func begin() {
    let director = makeDirector()
    director.tracker = LifetimeTracker()
    director.guards = [Guard("bar") { [weak self] in try self?.judge($0) ?? .allow }]
    self.director = director
    record.observe(director)
    if program.model != nil { noteStart(of: director) }
    recording = director.record()
    for act in program.early { react(act, as: director.root) }
    do {
      try director.start()
    } catch {
      self.director = nil
    }
  }

  /// The coordinator of a model is no player, and may start after a flow that a guard requires.
  private func noteStart(of director: SceneDirector) {
    director.observe { [weak self, weak root = director.root] event in
      guard case .started = event, let self, let root, root.isStarted else { return }
      if !started.contains(where: { $0.object === root }) { started.append(Weak(object: root)) }
    }
  }

  private func makeDirector() -> SceneDirector {
    var options = SceneDirector.Options(seed: 7, clock: clock)
    options.releaseLimit = .seconds(1_000_000)
    options.refusals = .off
    guard let scene = program.model else {
      return SceneDirector(
        makePlayer(program.root), host: display, scope: PlayedScope(self), options: options)
    }
    return SceneDirector(
      scene.model, factory: SessionScenes(session: self), host: display, options: options)
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

  /// Returns whether a change of policy left nothing to show, so the director closed with an error.
  private func isEvicted(_ act: Act, _ tree: SceneTree) -> Bool {
    guard case .reevaluate = act else { return false }
    return tree.isEmpty && director?.root.isFinished == true
  }

  private func performAtOnce(_ act: Act) {
    // The user's changes are reported before a command, and are not its doing.
    (rules.wrappedHost as? any ScreenInspectingHost)?.reportChanges()
    let before = director?.tree
    let count = navigations.count
    let (reactions, facts, leads) = (reactions, record.facts, leads)
    let width = director?.width
    self.act(act, as: nil)
    // A layout that guards have kept from its width follows as soon as they allow it.
    guard reactions == self.reactions, facts == record.facts, leads == self.leads,
      width == director?.width, navigations.count == count + 1
    else { return }
    let navigation = navigations[count].navigation
    if navigation.error != nil, let tree = director?.tree, tree != before, !isEvicted(act, tree) {
      violate("A refused command changed the tree: \(literal(act)).")
    }
    if case .model(let scene) = act { checkModel(scene, navigations[count].navigation) }
  }
}
