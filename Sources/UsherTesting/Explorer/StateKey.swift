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
    let census = Census(tree, owners: stage.director.names)
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
      census.lines.joined(separator: "\n") + "\n" + own.map(\.description).joined()
      + Set(stage.runningOffers).sorted().joined() + telling
    mapKey = stage.director.nodeKey
    choices = stage.director.choices
  }

  /// The tree in lines.
  var outline: String { tree.outline }
}

/// Goes through a tree once, and writes down what is where.
private struct Census {
  private(set) var lines: [String] = []
  private(set) var active: StateKey.Position?
  private(set) var isActiveRemovable = false
  private(set) var positions: Set<StateKey.Position> = []
  private var numbers: [NodeID: Int] = [:]
  private let owners: [CoordinatorID: String]
  private let activeID: NodeID?

  init(_ tree: SceneTree, owners: [CoordinatorID: String]) {
    self.owners = owners
    activeID = tree.active?.id
    for (layer, node) in tree.layers.enumerated() {
      if layer > 0, let modal = tree.modals.first(where: { $0.id == node.id }) { add(modal) }
      add(node, layer, [], isOver: layer > 0)
    }
  }

  private mutating func add(_ modal: Modal) {
    lines.append("▲ \(modal.style) from \(numbers[modal.presenter] ?? 0)")
  }

  private mutating func add(_ node: Node, _ layer: Int, _ indices: [Int], isOver: Bool) {
    numbers[node.id] = lines.count
    lines.append(line(of: node, depth: indices.count))
    let slot = StateKey.Slot(layer: layer, indices: indices)
    let place = StateKey.Position(slot: slot, name: node.name)
    if node.kind == .screen { positions.insert(place) }
    if node.id == activeID { (active, isActiveRemovable) = (place, isOver) }
    for (index, child) in node.children.enumerated() {
      add(child, layer, indices + [index], isOver: isOver || (node.kind == .stack && index > 0))
    }
  }

  private func line(of node: Node, depth: Int) -> String {
    let attributes = node.attributes
    let said = [attributes.title, attributes.badge, node.slot, node.route?.description]
      .map { $0 ?? "-" }.joined(separator: "|")
    let selected = node.shape.selected.flatMap { id in
      node.children.firstIndex { $0.id == id }
    }
    return "\(depth) \(node.kind.rawValue) \(node.name) of \(owners[node.owner] ?? "") \(said) "
      + "\(attributes.dismissal.rawValue) \(selected ?? -1) \(attributes.model.map { "\($0)" } ?? "")"
  }
}

extension SceneTree {
  /// The tree's text without identities; it is equal for trees that look alike.
  var likeness: String { Census(self, owners: [:]).lines.joined(separator: "\n") }
}

extension SceneDirector {
  /// The living coordinators' names in outlines.
  fileprivate var names: [CoordinatorID: String] { coordinators.mapValues(\.outlineName) }
}
