/// A transition worked out on a copy of the tree: edits, what they made, and who ends by them.
@MainActor struct Draft {
  let director: SceneDirector
  let request: Request
  let preparation: Preparation
  private(set) var tree: SceneTree
  private(set) var edits: [Edit] = []
  var endings = Endings()
  /// What differs from the admitted tree, once it is normalised.
  var difference = TreeDifference()
  /// Runs once the draft has been admitted.
  var afterwards: (@MainActor () -> Void)?
  var closes = false

  init(_ request: Request, in director: SceneDirector) {
    self.request = request
    self.director = director
    preparation = Preparation(director)
    tree = director.tree
  }

  mutating func apply(_ edit: Edit) throws(Obstacle) {
    do {
      tree = try tree.applying(edit)
      edits.append(edit)
    } catch {
      throw .tree(error)
    }
  }

  /// The transaction that the draft amounts to.
  var transaction: Transaction {
    Transaction(edits: edits, cause: request.cause, animation: request.transition.animation)
  }
}

extension Draft {
  mutating func plan() throws(Obstacle) {
    try plan(request.transition)
    try normalise()
  }

  private mutating func plan(_ transition: Transition) throws(Obstacle) {
    switch transition.operation {
    case .show(let content, let placement): try show(content, placement)
    case .replace(let source): try replaceTop(with: source)
    case .replaceAll(let screens): try replaceAll(with: screens)
    case .set(let screens): try set(screens)
    case .bringToFront(let screen): try bringToFront(screen)
    case .pop: try pop()
    case .popTo(let screen): try pop(to: screen)
    case .popToRoot: try popToRoot()
    case .dismiss: try dismiss()
    case .dismissScreen(let screen): try dismiss(screen)
    case .dismissAll: if let first = tree.modals.first { try apply(.remove(first.id)) }
    case .select(let selection): try select(selection)
    case .unembed(let slot): try unembed(slot)
    case .update(let screen, let badge): try update(screen, badge)
    case .finish(let ending): try finish(with: ending)
    case .finishChildren: try finishToRoot()
    case .sequence(let transitions): for next in transitions { try plan(next) }
    case .report(let fact): try follow(fact)
    case .model(let model): try set(model)
    case .launch: try launch()
    case .close: try close(.cancelled(.closed))
    }
  }

  /// The root coordinator's own layout, the first tree of all.
  private mutating func launch() throws(Obstacle) {
    let node = try preparation.rootNode(for: director.rootSource, parent: nil)
    if let node { try apply(.root(node)) }
    if let root = director.root as? ModelCoordinator { try set(root.initial) }
  }
}
