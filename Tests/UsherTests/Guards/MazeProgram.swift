import Usher
import UsherTesting

/// Plays random acts of program, routes, links, users and policy in a maze with random rules, and
/// looks at every tree that is admitted.
@MainActor final class MazeProgram {
  private var random: SplitMix64
  private let root = MazeRoot()
  private let director: SceneDirector
  private var rules: [MazeRule] = []
  private var asked: [Navigation] = []
  /// What was wrong, with the act after which it was.
  private(set) var violations: [String] = []
  private(set) var admitted = 0
  private(set) var diverted = 0
  private var act = "start"

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    director = SceneDirector(root, host: HeadlessHost(), options: SceneDirector.Options(seed: 1))
    director.links = try .maze()
    for number in 0..<Int.random(in: 1...3, using: &random) {
      rules.append(MazeRule("rule \(number)", &random))
    }
    director.guards = rules.map(\.rule)
    if Bool.random(using: &random) { director.fallback = { _ in .present(Plain("0"), as: .root) } }
    director.observe { [weak self] in self?.note($0) }
    try director.start()
  }

  func play(_ count: Int) {
    for _ in 0..<count where !director.tree.isEmpty {
      perform()
      if director.host.shown != director.tree { violations.append("\(act): the display differs") }
    }
    act = "close"
    director.close()
    if asked.contains(where: { $0.result == nil }) { violations.append("somebody waits for ever") }
  }

  private func note(_ event: SceneDirector.Event) {
    switch event {
    case .admitted:
      admitted += 1
      for rule in rules where rule.isBroken(by: director.tree) {
        violations.append("\(act): \(rule.name) is broken by \(director.tree.sketch)")
      }
    case .diverted: diverted += 1
    default: break
    }
  }
}

extension MazeProgram {
  private func perform() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0, 1: route()
    case 2: verb()
    case 3, 4: link()
    case 5, 6, 7: user()
    case 8: policy()
    case 9, 10: desk()
    default: flow()
    }
  }

  private var room: Int { .random(in: 0...9, using: &random) }

  private var mazes: [MazeCoordinator] {
    director.livingCoordinators.compactMap { $0 as? MazeCoordinator }
  }

  private func route() {
    let routes: [MazeRoute] = [
      .room(room), .layer(room), .branch(room, room), .away(room), .back, .home,
    ]
    guard let maze = mazes.randomElement(using: &random),
      let route = routes.randomElement(using: &random)
    else { return }
    act = "route \(route)"
    asked.append(maze.trigger(route))
  }

  private func verb() {
    guard let maze = mazes.randomElement(using: &random) else { return }
    let screens = [Plain("\(room)"), Plain("\(room)")]
    let verbs: [(String, @MainActor () -> Navigation)] = [
      ("set", { maze.set(screens) }), ("replace", { maze.replace(with: screens[0]) }),
      ("finish", { maze.finish() }), ("dismissAll", { maze.dismissAll() }),
      ("finishToRoot", { maze.finishToRoot() }), ("present", { maze.present(screens[0]) }),
      ("embed", { maze.embed(screens[0], in: "slot") }),
    ]
    guard let verb = verbs.randomElement(using: &random) else { return }
    act = verb.0
    asked.append(verb.1())
  }

  private func link() {
    let depth = Int.random(in: 2...3, using: &random)
    let rooms = (1..<depth).map { _ in "/\(room)" }.joined()
    let text = "maze:///\(Int.random(in: 0...3, using: &random))\(rooms)"
    act = text
    asked.append(director.open(text))
  }

  private func flow() {
    let child = MazeCoordinator(room)
    let parent: Coordinator = mazes.randomElement(using: &random) ?? root
    act = "start"
    asked.append(
      parent.start(child: child, as: [.sheet, .cover, .automatic][Int(random.next() % 3)]))
  }

  /// What a host reports, whether it was asked first or not.
  private func user() {
    var nodes = director.tree.layers
    var all: [NodeID] = []
    while let node = nodes.popLast() {
      all.append(node.id)
      nodes += node.children
    }
    guard let id = all.randomElement(using: &random) else { return }
    let facts: [Fact] = [.popped(id), .dismissed(id), .selected(id), .dismissalAttempted(id)]
    guard let fact = facts.randomElement(using: &random) else { return }
    act = "\(fact)"
    let tree = director.tree
    _ = director.permits(fact)
    if director.tree != tree { violations.append("\(act): asking changed something") }
    director.report(fact)
  }

  private func policy() {
    rules.randomElement(using: &random)?.change(&random)
    act = "reevaluate"
    asked.append(director.reevaluate())
  }

  /// Whoever stands at a desk goes on, with or without leave, or goes away.
  private func desk() {
    let desks = director.livingCoordinators.compactMap { $0 as? DeskCoordinator }
    guard let desk = desks.randomElement(using: &random) else { return }
    act = "desk"
    if Bool.random(using: &random) {
      for rule in rules where rule.say == .detour { rule.forbidden = [] }
    }
    asked.append(Bool.random(using: &random) ? desk.finish("yes") : desk.finish())
  }
}
