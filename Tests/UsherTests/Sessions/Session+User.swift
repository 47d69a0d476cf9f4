import Usher
import UsherExplorer
import UsherTesting

extension Session {
  /// Performs an act of the user or of the director; returns whether it was one.
  func actAsUser(_ act: Act, _ director: SceneDirector) -> Bool {
    switch act {
    case .shelve(let index): shelve(screen(index))
    case .proceed:
      if !attempts.isEmpty { keep(attempts.removeFirst().proceed()) }
      return true
    case .back(let count): rules.begin(.back(count))
    case .swipe: rules.begin(.dismiss)
    case .tap(let index):
      rules.begin(.select(index))
      rules.completeGesture()
    case .answer(let button): rules.answer(button)
    case .complete: rules.completeGesture()
    case .cancel: rules.cancelGesture()
    case .disturb(let seed): disturb(seed)
    case .collapse: rules.collapse()
    case .expand: rules.expand()
    case .resize(let isWide): rules.resize(isWide: isWide, of: director)
    case .turn, .wait, .settle: break
    default: return report(act, director)
    }
    // Changes by the user, and by the display itself, belong to no command.
    reactions += 1
    return true
  }

  private func shelve(_ screen: PlayedScreen?) {
    guard let screen else { return }
    screen.hasMoved = true
    shelf.append(screen)
    // The guard may redirect to another place now, and has not been evaluated since.
    (bar.isAsked, bar.isApplied) = (false, false)
  }

  /// Takes a screen from the shelf, to be shown by any coordinator.
  ///
  /// The coordinator of a model is no player, and records no appearances.
  func takeShelved(for coordinator: Coordinator) -> PlayedScreen? {
    let screen = shelf.popLast()
    if !(coordinator is Player) { screen?.maker = nil }
    return screen
  }

  private func disturb(_ seed: Int) {
    host.reseed(UInt64(seed))
    for _ in 0..<4 { host.disturb() }
  }

  /// Reports a change as a host without a display of its own: as a request.
  private func report(_ act: Act, _ director: SceneDirector) -> Bool {
    switch act {
    case .popped(let index): report(Fact.popped, index, director)
    case .dismissed(let index): report(Fact.dismissed, index, director)
    case .selected(let index): report(Fact.selected, index, director)
    case .attempted(let index): report(Fact.dismissalAttempted, index, director)
    case .answered(let index): report({ .answered($0, button: index % 3) }, index, director)
    case .stale(let index):
      director.report(.popped(NodeID(seed: 7, number: UInt64(index))))
      director.report(.dismissed(NodeID(seed: 8, number: UInt64(index))))
      repeatAppearances(director)
    default: return false
    }
    return true
  }

  /// Repeats true facts, since facts are idempotent; skips screens in transition.
  private func repeatAppearances(_ director: SceneDirector) {
    let visible = rules.visible
    for id in visible where record.inSight.contains(id) { director.report(.appeared(id)) }
    for node in director.tree.all
    where !record.inSight.contains(node.id) && !visible.contains(node.id) {
      director.report(.disappeared(node.id))
    }
  }

  private func report(_ fact: (NodeID) -> Fact, _ index: Int, _ director: SceneDirector) {
    let nodes = director.tree.all
    guard !nodes.isEmpty else { return }
    director.report(fact(nodes[index % nodes.count].id))
  }
}

extension SceneTree {
  /// Every node, parents first.
  var all: [Node] { layers.flatMap(\.all) }
}

extension Node {
  /// The node and all below it.
  var all: [Node] { [self] + children.flatMap(\.all) }
}

extension Place {
  var placement: Placement {
    switch self {
    case .automatic: .automatic
    case .push: .push
    case .root: .root
    case .tab: .tab
    case .sheet: .sheet
    case .cover: .cover
    case .popover: .popover
    case .slot: .embedded("0")
    case .detail: .detail
    }
  }
}
