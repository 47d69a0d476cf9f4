/// A transition worked out on a copy of the tree: edits, what they made, and who ends by them.
@MainActor struct Draft {
  let director: SceneDirector
  let request: Request
  let preparation: Preparation
  private(set) var tree: SceneTree
  private(set) var edits: [Edit] = []
  private let first: UInt64
  /// The coordinator that acts now: the one that asks, or one that a route has led to.
  var requester: Coordinator
  var routeTrace = RouteTrace()
  /// How what is planned now is to be shown, and how the whole is.
  private(set) var animation: TransitionAnimation
  private(set) var commitAnimation: TransitionAnimation
  /// How new nodes came, where that is special.
  var entrances: [NodeID: TransitionAnimation] = [:]
  var endings = EndingFlows()
  var difference = TreeDifference()
  var afterwards: (@MainActor () -> Void)?
  var closes = false
  /// Whether what is selected starts from its first screen.
  var selectsAfresh = false
  /// Indicates that neither declared dismissals nor guards are asked.
  var isForced = false

  init(_ request: Request, in director: SceneDirector) {
    self.request = request
    self.director = director
    preparation = Preparation(director)
    first = director.identityGenerator.next
    requester = request.coordinator ?? director.root
    animation = request.transition.animation
    commitAnimation = animation
    tree = director.tree
  }

  /// Edits the tree; nodes that are known to stand nowhere yet are not looked for.
  mutating func apply(_ edit: Edit, isDistinct: Bool = false) throws(Refusal) {
    do {
      tree = try tree.applying(edit, since: isDistinct ? 0 : first)
      edits.append(edit)
    } catch {
      throw .tree(error)
    }
  }

  /// Says the whole tree anew, where it was worked out in a roundabout way.
  mutating func rewriteFromRoot() { edits = [.root(tree.root)] + tree.modals.map(Edit.present) }

  /// Forgets the edits of a draft that is only tried out, whose tree alone matters.
  mutating func forgetEdits() { edits = [] }

  var transaction: SceneChange {
    SceneChange(edits: edits, cause: request.cause, animation: commitAnimation)
  }
}

extension Draft {
  mutating func plan() throws(Refusal) {
    try plan(request.transition)
    try requireFilled()
    try normalize()
    try requireShowable()
  }

  mutating func plan(_ transition: SceneTransition) throws(Refusal) {
    let outer = animation
    if transition.animation != .default { animation = transition.animation }
    if commitAnimation == .default { commitAnimation = animation }
    try transition.operation.plan(on: &self)
    animation = outer
  }
}
