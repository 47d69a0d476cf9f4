extension Draft {
  /// Refuses an edit that removes layers of a coordinator that the remover, by default the
  /// requester, did not start.
  mutating func removing(
    as remover: Coordinator? = nil, _ body: (inout Draft) throws(Refusal) -> Void
  ) throws(Refusal) {
    let layers = tree.modals
    try body(&self)
    guard layers.count > tree.modals.count else { return }
    let rest = Set(tree.modals.map(\.id))
    let removed = layers.filter { !rest.contains($0.id) }.map(\.node)
    try acting(as: remover ?? requester) { draft throws(Refusal) in
      try draft.requireStarted(removed)
    }
  }

  func node(for content: SceneTransition.ShowOperation.Content) throws(Refusal) -> Node {
    switch content {
    case .screen(let source): try screenNode(source)
    case .coordinator(let source): try preparation.node(for: source, parent: requester)
    case .alert(let alert, let answer):
      preparation.node(for: alert, owner: requester.id, answer: answer)
    }
  }

  func screenNode(_ source: ScreenSource) throws(Refusal) -> Node {
    try preparation.node(for: source, owner: requester, in: tree)
  }

  mutating func place(_ node: Node, _ placement: Placement) throws(Refusal) {
    switch placement {
    case .automatic: try placeAutomatically(node)
    case .push:
      // Only the identity: a copy of the stack would keep it from being changed in place.
      let stack = try openStack().id
      if !preparation.moveRoutes(of: node, to: stack) { try push(node, onto: stack) }
    case .detail:
      try SceneTransition.ShowOperation.DetailPlacement(node: node).plan(on: &self)
    case .root: try apply(.root(node))
    case .tab: try append(node, to: container { $0.kind == .tabs })
    case .sheet: try present(node, .sheet)
    case .cover: try present(node, .cover)
    case .popover: try present(node, .popover)
    case .embedded(let slot): try embed(node, in: slot, of: ownScreen())
    }
  }

  /// As in Koordinator: a window sets its root, tabs append, a stack pushes a screen.
  ///
  /// Everything else is presented.
  private mutating func placeAutomatically(_ node: Node) throws(Refusal) {
    guard let anchor = anchor() else { return try apply(.root(node)) }
    let around = tree.path(to: anchor.id).last { $0.kind == .stack || $0.kind == .tabs }
    if let around, around.kind == .tabs {
      try append(node, to: around)
    } else if let around, !standsAlone(node) {
      try push(node, onto: around.id)
    } else {
      try present(node, declaredStyle(of: node) ?? .sheet)
    }
  }

  mutating func push(_ node: Node, onto stack: NodeID) throws(Refusal) {
    try NestingRules.requireLegal(node, in: .stack)
    try apply(.push(node, onto: stack))
  }

  private mutating func append(_ node: Node, to tabs: Node) throws(Refusal) {
    try apply(.set(tabs.children + [node], in: tabs.id))
  }

  mutating func present(_ node: Node, _ style: Modal.Style) throws(Refusal) {
    try apply(.present(Modal(presenter: anchorOrThrow().id, style: style, node: node)))
  }

  private mutating func embed(
    _ node: Node, in slot: String, of screen: Node
  ) throws(Refusal) {
    if let taken = screen.children.first(where: { $0.slot == slot }),
      preparation.coordinators.contains(where: { $0.id == node.owner })
    {
      throw .impossible(
        "The slot \(slot) of \(screen.name) holds \(taken.name) already.",
        "Give another slot, or unembed(\"\(slot)\") first.")
    }
    try requireStarted(screen.children.filter { $0.slot == slot })
    var node = node
    node.slot = slot
    try removing { draft throws(Refusal) in try draft.apply(.embed(node, in: screen.id)) }
  }

  /// Embeds a screen in another one that is in the tree.
  mutating func embed(
    _ source: ScreenSource, in slot: String, of container: (any Screen)?
  ) throws(Refusal) {
    guard let container else {
      throw .impossible(
        "The view to embed in is in no view controller.",
        "Add it to the view of a screen that is shown, in viewDidLoad for example.")
    }
    let id = try id(of: container)
    let node = try marked(screenNode(source), by: source.key)
    if let screen = tree.node(id) { try embed(node, in: slot, of: screen) }
  }

  func ownScreen() throws(Refusal) -> Node {
    if let screen = routePlace(where: { $0.kind == .screen }) { return screen }
    let anchor = try anchorOrThrow()
    guard let screen = anchor.activePath.last, screen.kind == .screen else {
      throw .impossible("\(requester.outlineName) shows no screen to embed in.", "Show one first.")
    }
    return screen
  }

  mutating func unembed(_ slot: String) throws(Refusal) {
    let screen = try ownScreen()
    guard let child = screen.children.first(where: { $0.slot == slot }) else {
      throw .unknown("\(screen.name) holds nothing in a slot named \(slot).", "Embed it first.")
    }
    try requireStarted(child)
    try apply(.remove(child.id))
  }
}
