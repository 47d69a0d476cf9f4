/// A transition planned on a copy of the tree: its edits, its preparation, and the ending flows.
@MainActor struct Draft {
  let director: SceneDirector
  let request: Request
  let preparation: Preparation
  private(set) var tree: SceneTree
  private(set) var edits: [Edit] = []
  /// Restores the tree after a trial.
  private var rewinding: Rewinding?
  /// The first identity number issued for this draft.
  ///
  /// Nodes from this number on cannot be in the tree already, so they are not searched for.
  var first: UInt64
  /// The coordinator that acts now: the one that made the request, or the performer of a route.
  var requester: Coordinator
  /// The animation of this step, and of the commit.
  private(set) var animation: TransitionAnimation
  private(set) var commitAnimation: TransitionAnimation
  /// The entrance animations of new nodes that are not the default.
  var entrances: [NodeID: TransitionAnimation] = [:]
  var endings = EndingFlows()
  var difference = TreeDifference()
  /// The nodes that starts have made and guards do not allow; a restart tells others from them.
  var deniedItems: [Node] = []
  var afterwards: (@MainActor () -> Void)?
  /// The arrangements that it changes, and the width that they are for.
  var arrangements: [Arrangement.Change] = []
  var width: SceneWidth?
  /// `true` if it ends the root coordinator, and with it the window.
  var closes: Bool { endings.contains(director.root) }
  /// `true` if a selected stack is popped to its first screen.
  var selectsAfresh = false
  /// `true` if the draft skips declared dismissals and guards.
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

  mutating func planRequest() throws(Refusal) {
    try plan(request.transition)
    try requireFilled()
    try normalize()
    if try Arrangement.IdleDetail.showAllowed(on: &self) { try normalize() }
    if try markDetails() { try normalize() }
    try requireShowable()
  }

  mutating func plan(_ transition: SceneTransition) throws(Refusal) {
    let outer = animation
    if transition.animation != .default { animation = transition.animation }
    if commitAnimation == .default { commitAnimation = animation }
    try transition.operation.plan(on: &self)
    animation = outer
  }

  mutating func apply(_ edit: Edit) throws(Refusal) {
    do {
      try change(by: edit)
      edits.append(edit)
    } catch {
      throw .tree(error)
    }
  }

  private mutating func change(by edit: Edit) throws(TreeError) {
    guard case .push(let node, let stack) = edit, !node.isOlder(than: first) else {
      let changed = try tree.applying(edit, since: first)
      rewinding?.record(tree)
      tree = changed
      return
    }
    try tree.push(new: node, onto: stack)
    rewinding?.record(pushOnto: stack)
  }

  /// Replaces the edits with the whole tree, if they do not lead there one by one.
  mutating func rewriteFromRoot() {
    // Without its layers first, a window would have those that stay twice.
    let cleared: [Edit] = director.tree.modals.isEmpty ? [] : [.root(nil)]
    edits = cleared + [.root(tree.root)] + tree.modals.map(Edit.present)
  }

  /// The nodes of a coordinator; for one that is being prepared, those in the draft's tree.
  func nodes(of coordinator: Coordinator) -> [NodeID] {
    guard coordinator.isBeingPrepared else { return coordinator.nodes }
    return tree.nodes.filter { $0.owner == coordinator.id }.map(\.id)
  }

  /// Removes the nodes of a stack above the first ones.
  mutating func truncate(_ stack: Node, to count: Int) throws(Refusal) {
    guard count < stack.children.count else { return }
    try apply(.set(Array(stack.children.prefix(count)), in: stack.id))
  }

  var sceneChange: SceneChange {
    SceneChange(edits: edits, cause: request.cause, animation: commitAnimation)
  }

  /// Runs a body, and returns the top nodes that it added; if it throws, the draft stays as it was.
  ///
  /// Only the copy on which the body runs holds the tree meanwhile, so that a push does not copy
  /// the siblings. The edits are dropped: the caller writes them again, from the root.
  mutating func adding(
    _ body: (inout Draft) throws(Refusal) -> Void
  ) throws(Refusal) -> [Node] {
    var trial = self
    trial.edits = []
    trial.rewinding = Rewinding()
    tree = SceneTree()
    do throws(Refusal) {
      try body(&trial)
    } catch {
      trial.rewinding?.rewind(&trial.tree)
      tree = trial.tree
      throw error
    }
    let added = trial.rewinding?.additions(to: trial.tree) ?? []
    trial.rewinding = nil
    self = trial
    return added
  }
}
