/// The coordinators, scopes, screens and nodes that a transition makes before it is admitted.
///
/// They are detached from the tree, and taken over or abandoned as a whole.
@MainActor final class Preparation {
  unowned let director: SceneDirector
  var coordinators: [Coordinator] = []
  /// The screens that were made, in the order of their nodes' numbers.
  var screens: [(id: NodeID, screen: any Screen)] = []
  var nodes: [ObjectIdentifier: NodeID] = [:]
  /// The keys that screens were made for.
  var keys: [NodeID: any ScreenKey] = [:]
  /// Applies saved state to a coordinator while a snapshot is being restored.
  var restoreState:
    ((_ coordinator: Coordinator, _ parent: Coordinator?, _ route: RouteTrace.Step?) -> Void)?
  /// `true` while a snapshot is being restored.
  var isReplaying: Bool { restoreState != nil }
  var routeTrace = RouteTrace()
  var unfilled: [(id: NodeID, coordinator: Coordinator)] = []
  /// The stacks onto which coordinators' routes push, in place of stacks of their own; during a
  /// replay, also the tabs to which a route adds one, and the screen in which it embeds.
  var routePlaces: [CoordinatorID: [NodeID]] = [:]
  /// The requests made during `build()`, and the embedded starts.
  var kept: [Request] = []
  var embeddings: [Request] = []
  /// `true` once the root's `build()` has run; the root outlives an abandoned preparation.
  var hasBuiltRoot = false
  /// The width that adaptive layouts are made for.
  var width: SceneWidth
  /// `true` for a trial, which notifies neither observers nor alerts when it is abandoned.
  var isTrial = false
  /// The embedded nodes that no layout has placed yet.
  var embedded: [ObjectIdentifier: Node] = [:]
  /// The first error of each coordinator whose `build()` could not embed a child.
  var failures: [ObjectIdentifier: Refusal] = [:]

  /// The nesting depth of the layouts, models and embedded coordinators that are being made.
  var depth = 0

  init(_ director: SceneDirector) { (self.director, width) = (director, director.width) }

  /// Enters a level, and refuses endless nesting; no display shows as many levels.
  func descend() throws(Refusal) {
    guard depth < SceneTree.depthLimit else {
      throw .impossible(
        "More than \(SceneTree.depthLimit) levels would be nested.",
        "Push or present instead, and do not let a build() embed its own type endlessly.")
    }
    depth += 1
  }

  /// Makes a node for a screen that has no place in the draft's tree.
  func node(
    for screen: any Screen, owner: CoordinatorID, in tree: SceneTree? = nil
  ) throws(Refusal) -> Node {
    let name = director.name(of: type(of: screen))
    guard isFree(screen, in: tree ?? director.tree) else {
      throw .impossible(
        "This \(name) is in the tree already, and a screen has one place.",
        "Make a new one, or select the one that is there.")
    }
    var attributes = Node.Attributes(
      name: name, title: screen.titleText, dismissal: screen.dismissal)
    attributes.readTab(of: screen)
    return add(screen, attributes, owner: owner)
  }

  /// Makes the node of a source in a coordinator's scope, and records its key.
  func node(
    for source: ScreenSource, owner: Coordinator, in tree: SceneTree? = nil
  ) throws(Refusal) -> Node {
    let screen: any Screen
    do {
      screen = try source.make(owner.scope)
    } catch {
      let name: Message = source.key.map { "\(type(of: $0))" } ?? "The screen"
      throw .preparation(error, of: name)
    }
    let node = try node(for: screen, owner: owner.id, in: tree)
    if let key = source.key { keys[node.id] = key }
    return node
  }

  private func isFree(_ screen: any Screen, in tree: SceneTree) -> Bool {
    guard node(of: screen) == nil else { return false }
    return director.node(of: screen).map { tree.node($0) == nil } ?? true
  }

  func node(of screen: any Screen) -> NodeID? { nodes[ObjectIdentifier(screen)] }

  func screen(for id: NodeID) -> (any Screen)? {
    let index = screens.partitioningIndex { $0.id.number >= id.number }
    return index < screens.count && screens[index].id == id ? screens[index].screen : nil
  }

  /// The key that the screen of a node was made for, which may be in the tree already.
  func key(of id: NodeID) -> (any ScreenKey)? { keys[id] ?? director.liveScreens.key(of: id) }

  func node(for alert: SceneAlert, owner: CoordinatorID, answer: AlertScreen.Completion) -> Node {
    let attributes = Node.Attributes(name: alert.title, title: alert.title)
    return add(AlertScreen(alert, answer: answer), attributes, owner: owner)
  }

  private func add(_ screen: any Screen, _ attributes: Node.Attributes, owner: CoordinatorID)
    -> Node
  {
    let id = director.identityGenerator.nodeID()
    screens.append((id, screen))
    nodes[ObjectIdentifier(screen)] = id
    director.tracker?.track(screen, .screen, name: attributes.name, owner: owner)
    return Node(id: id, owner: owner, attributes: attributes, shape: .screen(embedded: []))
  }
}
