import UsherTesting

/// The appearance of a stage at one moment, without identities: those that look alike are one
/// state.
struct StateKey: Sendable {
  /// The tree with its attributes and owners, the offers of the user, and the app's description.
  let key: String
  let tree: SceneTree
  /// The app's own description of the state.
  let telling: String
  /// The number of tasks that sleep on the stage's clock; not part of the key.
  let sleeperCount: Int
  let actions: [UserAction]
  /// The values that the user must not lose.
  let kept: [String]
  let positions: Set<Position>
  let active: Position?
  /// `true` if the active screen is above another one.
  let isRemovable: Bool
  let isClosed: Bool
  /// The active screen, as maps identify it.
  let mapKey: AppMap.NodeKey?
  /// The containers with a selection, as maps identify them.
  let choices: [AppMap.Choice]

  struct Position: Hashable, Sendable {
    let slot: Slot
    let name: String
  }

  struct Slot: Hashable, Sendable {
    let layer: Int
    let indices: [Int]
  }

  @MainActor init(_ stage: TestStage, links: [String] = [], telling: String = "") {
    let tree = stage.director.tree
    let census = Census(tree)
    let own = stage.actions
    actions = own + links.map(UserAction.open)
    positions = census.positions
    active = census.active
    isRemovable = census.isActiveRemovable
    isClosed = stage.isClosed
    kept = stage.kept
    sleeperCount = stage.clock.sleeperCount
    self.tree = tree
    self.telling = telling
    let names = stage.director.coordinators.mapValues(\.outlineName)
    key =
      tree.likeness(owners: names) + "\n" + own.map(\.description).joined()
      + Set(stage.runningOffers).sorted().joined() + kept.joined(separator: "\n") + telling
    mapKey = stage.director.tree.active.map { AppMap.NodeKey(of: $0, in: stage.director) }
    choices = AppMap.Choice.visible(in: stage.director)
  }

  var outline: String { tree.outline }

  /// The parts of the state that its outline does not show.
  var marks: [String] { kept + (telling.isEmpty ? [] : [telling]) }
}

/// Collects the positions of all screens in one traversal of a tree.
private struct Census {
  private(set) var active: StateKey.Position?
  private(set) var isActiveRemovable = false
  private(set) var positions: Set<StateKey.Position> = []
  private let activeID: NodeID?

  init(_ tree: SceneTree) {
    activeID = tree.active?.id
    for (layer, node) in tree.layers.enumerated() { add(node, layer, [], isOver: layer > 0) }
  }

  private mutating func add(_ node: Node, _ layer: Int, _ indices: [Int], isOver: Bool) {
    let slot = StateKey.Slot(layer: layer, indices: indices)
    let place = StateKey.Position(slot: slot, name: node.name)
    if node.kind == .screen { positions.insert(place) }
    if node.id == activeID { (active, isActiveRemovable) = (place, isOver) }
    for (index, child) in node.children.enumerated() {
      add(child, layer, indices + [index], isOver: isOver || (node.kind == .stack && index > 0))
    }
  }
}
