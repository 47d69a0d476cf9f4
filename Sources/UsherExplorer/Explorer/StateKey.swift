import UsherTesting

/// The appearance of a stage at one moment, without identities: those that look alike are one state.
struct StateKey: Sendable {
  /// The tree, with all that it says of itself, and what the user is offered.
  let key: String
  /// The tree.
  let tree: SceneTree
  /// The app's own distinction.
  let telling: String
  /// The number of tasks that sleep on the stage's clock; states that differ in it alone are one.
  let sleeperCount: Int
  /// The user's possible actions.
  let actions: [UserAction]
  /// Every screen by its place.
  let positions: Set<Position>
  /// The screen that the user acts on.
  let active: Position?
  /// A Boolean value that indicates whether that screen covers another one.
  let isRemovable: Bool
  /// A Boolean value that indicates whether the window has closed.
  let isClosed: Bool
  /// The same screen, as maps know it.
  let mapKey: AppMap.NodeKey?
  /// The containers to choose in, as maps know them.
  let choices: [AppMap.Choice]

  /// The place and the name of a screen.
  struct Position: Hashable, Sendable {
    let slot: Slot
    let name: String
  }

  /// A place in the tree.
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
    sleeperCount = stage.clock.sleeperCount
    self.tree = tree
    self.telling = telling
    key =
      tree.likeness(owners: stage.director.names) + "\n" + own.map(\.description).joined()
      + Set(stage.runningOffers).sorted().joined() + telling
    mapKey = stage.director.nodeKey
    choices = stage.director.choices
  }

  /// The tree in lines.
  var outline: String { tree.outline }
}

/// Goes through a tree once, and finds every screen's place.
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

extension SceneDirector {
  /// The living coordinators' names in outlines.
  fileprivate var names: [CoordinatorID: String] { coordinators.mapValues(\.outlineName) }
}
