import Usher
import UsherTesting

/// The acts in a maze.
extension MazeProgram {
  func perform() {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: route()
    case 2: verb()
    case 3, 4: link()
    case 5, 6, 7: user()
    case 8, 9: policy()
    case 10, 11: desk()
    case 12: restart()
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
    let verbs: [(String, @MainActor () -> NavigationHandle)] = [
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

  /// Reports a host's fact, with or without a request before it.
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
    if director.tree != tree { violate("asking changed something") }
    director.report(fact)
  }

  /// Changes a rule, or replaces some, and evaluates the tree again.
  private func policy() {
    if Bool.random(using: &random) {
      rules.randomElement(using: &random)?.change(&random)
    } else {
      inForce = rules.filter { _ in Int.random(in: 0...3, using: &random) > 0 }
        .shuffled(using: &random)
      director.guards = inForce.map(\.rule)
    }
    act = "reevaluate"
    asked.append(director.reevaluate())
  }

  /// Closes the window and restores another one from its snapshot.
  private func restart() {
    let snapshot = director.snapshot()
    close()
    act = "restore"
    begin(restoring: snapshot)
  }

  /// Finishes a desk, with or without membership and result.
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
