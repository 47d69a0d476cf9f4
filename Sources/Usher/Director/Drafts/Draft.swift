/// A transition worked out on a copy of the tree: edits, what they made, and who ends by them.
@MainActor struct Draft {
  let director: SceneDirector
  let request: Request
  let preparation: Preparation
  private(set) var tree: SceneTree
  private(set) var edits: [Edit] = []
  /// The number of the first identity that is issued for this draft.
  private let first: UInt64
  /// Whoever acts now: the one that asks, or one that a route has led to.
  var asker: Coordinator
  /// The routes that are being followed.
  var way = Way()
  /// How what is planned now is to be shown, and how the whole is.
  private(set) var animation: TransitionAnimation
  private(set) var overall: TransitionAnimation
  /// How new nodes came, where that is special.
  var arrivals: [NodeID: TransitionAnimation] = [:]
  var endings = Endings()
  /// What differs from the admitted tree, once it is normalized.
  var difference = TreeDifference()
  /// Runs once the draft has been admitted.
  var afterwards: (@MainActor () -> Void)?
  var closes = false
  /// What a change of policy evicts.
  var victims: Set<NodeID> = []
  /// Whether a link is being opened, so that what is selected starts from its first screen.
  var isOpening = false
  /// Whether nobody is asked: neither who declared a dismissal, nor a guard.
  var isForced = false

  init(_ request: Request, in director: SceneDirector) {
    self.request = request
    self.director = director
    preparation = Preparation(director)
    first = director.identifiers.next
    asker = request.coordinator ?? director.root
    animation = request.transition.animation
    overall = animation
    tree = director.tree
  }

  /// Edits the tree; nodes that are known to stand nowhere yet are not looked for.
  mutating func apply(_ edit: Edit, isDistinct: Bool = false) throws(Obstacle) {
    do {
      tree = try tree.applying(edit, since: isDistinct ? 0 : first)
      edits.append(edit)
    } catch {
      throw .tree(error)
    }
  }

  /// Says the whole tree anew, where it was worked out in a roundabout way.
  mutating func restate() {
    edits = [.root(tree.root)] + tree.modals.map(Edit.present)
  }

  /// Forgets the edits of a draft that is only tried out, whose tree alone matters.
  mutating func forgetEdits() { edits = [] }

  /// The transaction that the draft amounts to.
  var transaction: SceneChange {
    SceneChange(edits: edits, cause: request.cause, animation: overall)
  }
}

extension Draft {
  mutating func plan() throws(Obstacle) {
    try plan(request.transition)
    try requireFilled()
    try normalize()
    try requireShowable()
  }

  mutating func plan(_ transition: SceneTransition) throws(Obstacle) {
    let outer = animation
    if transition.animation != .default { animation = transition.animation }
    if overall == .default { overall = animation }
    try plan(transition.operation)
    animation = outer
  }

  private mutating func plan(_ operation: SceneTransition.Operation) throws(Obstacle) {
    switch operation {
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
    case .dismissAll: try dismissAll()
    case .remove(let screen): try remove(screen)
    case .select(let selection): try select(selection)
    case .unembed(let slot): try unembed(slot)
    case .update(let screen, let badge): try update(screen, badge)
    case .finish(let ending): try finish(with: ending)
    case .finishChildren: try finishToRoot()
    case .sequence(let transitions): for next in transitions { try plan(next) }
    case .report(let fact): try follow(fact)
    case .model(let model): try set(model)
    case .route(let route): try follow(route, by: asker)
    case .parentRoute(let route): try followAbove(route)
    case .reach(let route): try reach(route)
    case .open(let link): try open(link)
    case .launch: try launch()
    case .relaunch(let transition): try relaunch(transition)
    case .restore(let snapshot): try revive(Revival(snapshot, in: director))
    case .layOut: try layOut()
    case .evict(let aftermath): try evict(aftermath)
    case .close:
      isForced = true
      try close(.cancelled(.closed))
    }
  }
}
