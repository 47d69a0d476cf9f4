/// What a transition makes before it is admitted: coordinators, scopes, screens and their nodes,
/// detached from the tree, to be taken over whole or given up whole.
@MainActor final class Preparation {
  private unowned let director: SceneDirector
  private(set) var coordinators: [Coordinator] = []
  private(set) var screens: [(id: NodeID, screen: any Screen)] = []
  /// The stacks that routes are to fill.
  private(set) var unfilled: [(id: NodeID, coordinator: Coordinator)] = []
  private var kept: [Request] = []
  private var embeddings: [Request] = []
  /// What was embedded and is not placed in a layout yet, or why it could not be made.
  private var embedded: [ObjectIdentifier: Result<Node, Obstacle>] = [:]

  init(_ director: SceneDirector) {
    self.director = director
  }

  /// Keeps a command given during `build()` until the start is admitted.
  func keep(_ request: Request) {
    kept.append(request)
  }

  func node(for screen: any Screen, owner: CoordinatorID) throws(Obstacle) -> Node {
    let name = director.name(of: type(of: screen))
    guard director.node(of: screen) == nil, node(of: screen) == nil else {
      throw .impossible(
        "This \(name) is in the tree already, and a screen has one place.",
        "Make a new one, or select the one that is there.")
    }
    let attributes = Attributes(name: name, title: screen.title, dismissal: screen.dismissal)
    return add(screen, attributes, owner: owner)
  }

  /// The node that has been made for a screen.
  func node(of screen: any Screen) -> NodeID? { screens.first { $0.screen === screen }?.id }

  /// A node for a scene of a model; a container gets its children afterwards.
  func node(
    for scene: SceneContent, named name: String, owner: Coordinator
  ) throws(Obstacle) -> Node {
    switch scene {
    case .screen(let screen):
      var node = try node(for: screen, owner: owner.id)
      node.attributes.name = name
      return node
    case .container(let kind):
      let shape = Shape.placeholder(kind)
      return Node(id: director.identifiers.nodeID(), owner: owner.id, name: name, shape: shape)
    }
  }

  func node(
    for alert: Alert, owner: CoordinatorID, answer: AlertAnswer
  ) -> Node {
    let attributes = Attributes(name: alert.title, title: alert.title)
    return add(AlertScreen(alert, answer: answer), attributes, owner: owner)
  }

  private func add(_ screen: any Screen, _ attributes: Attributes, owner: CoordinatorID) -> Node {
    let id = director.identifiers.nodeID()
    screens.append((id, screen))
    director.ledger?.track(screen, .screen, name: attributes.name, owner: owner)
    return Node(id: id, owner: owner, attributes: attributes, shape: .screen(embedded: []))
  }
}

extension Preparation {
  /// Makes a coordinator, its scope and its layout, which is not empty.
  func node(for source: CoordinatorSource, parent: Coordinator?) throws(Obstacle) -> Node {
    guard let node = try rootNode(for: source, parent: parent) else {
      throw .impossible(
        "\(OutlineName.of(source.type)) shows nothing.",
        "Return a layout with a screen from build(); only a root coordinator may return .empty.")
    }
    return node
  }

  /// Makes a coordinator, its scope and its layout, which is empty for a root that says so.
  func rootNode(for source: CoordinatorSource, parent: Coordinator?) throws(Obstacle) -> Node? {
    let count = coordinators.count
    do {
      let (coordinator, scope) = try source.make(parent?.scope ?? director.rootScope)
      try begin(coordinator, in: scope, parent: parent, source)
      let node = try contents(of: coordinator.build(), coordinator)
      return try attachUnplaced(to: node, of: coordinator)
    } catch {
      let obstacle = Obstacle.preparation(error, of: OutlineName.of(source.type))
      abandon(after: count, obstacle)
      throw obstacle
    }
  }

  private func begin(
    _ coordinator: Coordinator, in scope: any CoordinatorScope, parent: Coordinator?,
    _ source: CoordinatorSource
  ) throws(Obstacle) {
    guard coordinator.mayPrepare else {
      scope.end()
      throw .impossible(
        "\(coordinator.outlineName) has been started before.",
        "Make a new coordinator for every start.")
    }
    coordinators.append(coordinator)
    coordinator.enter(self, director, parent: parent, scope: scope)
    coordinator.deliver = source.deliver
    scope.adopt(coordinator)
    track(coordinator)
  }

  private func track(_ coordinator: Coordinator) {
    guard let ledger = director.ledger else { return }
    let name = coordinator.outlineName
    ledger.track(coordinator, .coordinator, name: name, owner: coordinator.id)
    guard !(coordinator.scope is EmptyScope) else { return }
    ledger.track(coordinator.scope, .scope, name: name, owner: coordinator.id)
  }

  private func contents(of layout: Layout, _ owner: Coordinator) throws(Obstacle) -> Node? {
    switch layout.content {
    case .empty: return nil
    case .item(let item, let slots):
      var node = try self.node(for: item, owner)
      var children: [Node] = node.children
      for slot in slots {
        var child = try self.node(for: slot.item, owner)
        child.slot = slot.slot
        children.append(child)
      }
      if !slots.isEmpty {
        try Placing.requireSlots(children, in: node)
        node.shape = .screen(embedded: children)
      }
      return node
    case .container(let kind, let items, let selected):
      return try container(kind, items, selected, owner)
    }
  }

  private func container(
    _ kind: Shape.Kind, _ items: [any LayoutItem], _ selected: Int, _ owner: Coordinator
  ) throws(Obstacle) -> Node {
    if items.isEmpty, kind == .stack, owner is any Routing { return unfilledStack(of: owner) }
    var children: [Node] = []
    for item in items { children.append(try node(for: item, owner)) }
    guard items.indices.contains(selected) || kind == .stack && !items.isEmpty,
      let shape = Shape(kind: kind, children: children, selected: children[selected].id)
    else {
      throw .impossible(
        "The \(kind.rawValue) of \(owner.outlineName) has \(items.count) children and selects "
          + "number \(selected).", "Give it children, and an index among them, counted from 0.")
    }
    try Placing.requireLegal(children, in: kind)
    return Node(
      id: director.identifiers.nodeID(), owner: owner.id,
      attributes: Attributes(name: owner.outlineName), shape: shape)
  }

  /// A stack that routes are to fill.
  func unfilledStack(of owner: Coordinator) -> Node {
    let id = director.identifiers.nodeID()
    unfilled.append((id, owner))
    return Node(id: id, owner: owner.id, name: owner.outlineName, shape: .stack([]))
  }

  private func node(for item: any LayoutItem, _ owner: Coordinator) throws(Obstacle) -> Node {
    switch item {
    case let screen as any Screen: return try node(for: screen, owner: owner.id)
    case let layout as Layout:
      guard var node = try contents(of: layout, owner) else { break }
      if let route = layout.route { node.attributes.route = route }
      return node
    case let child as Coordinator: return try take(child)
    default: break
    }
    throw .impossible(
      "\(type(of: item)) cannot stand in the layout of \(owner.outlineName).",
      "Use a screen, a layout with screens, or a coordinator given to startEmbedded(child:).")
  }
}

extension Preparation {
  /// Prepares a coordinator inside the `build()` of another one, at once.
  @discardableResult
  func embed(_ source: CoordinatorSource, in parent: Coordinator) throws(Obstacle) -> Coordinator {
    let index = coordinators.count
    let node = try node(for: source, parent: parent)
    let child = coordinators[index]
    child.isEmbeddedByBuild = true
    embedded[ObjectIdentifier(child)] = .success(node)
    return child
  }

  /// The same for a coordinator at hand; a failure refuses the start of whoever places it.
  func embed(_ child: Coordinator, in parent: Coordinator, for request: Request) {
    do {
      try embed(CoordinatorSource(child), in: parent)
      embeddings.append(request)
    } catch {
      embedded[ObjectIdentifier(child)] = .failure(error)
      request.refuse(error, reportingTo: director)
    }
  }

  private func take(_ child: Coordinator) throws(Obstacle) -> Node {
    guard let node = embedded.removeValue(forKey: ObjectIdentifier(child)) else {
      throw .impossible(
        "\(child.outlineName) stands in a layout and was not embedded by this build().",
        "Call startEmbedded(child:) on the line before the layout.")
    }
    return try node.get()
  }

  /// What was embedded and not placed fills slots of the coordinator's own screen.
  private func attachUnplaced(to node: Node?, of owner: Coordinator) throws(Obstacle) -> Node? {
    let unplaced = coordinators.filter {
      $0.parent === owner && embedded[ObjectIdentifier($0)] != nil
    }
    guard !unplaced.isEmpty else { return node }
    guard var node, node.kind == .screen else {
      throw .impossible(
        "\(owner.outlineName) embedded \(unplaced[0].outlineName) and did not place it.",
        "Put it in the layout that build() returns.")
    }
    var children = node.children
    for child in unplaced {
      var embedded = try take(child)
      embedded.slot = freeSlot(child.outlineName, among: children)
      children.append(embedded)
    }
    node.shape = .screen(embedded: children)
    return node
  }
}

extension Preparation {
  /// A slot holds one node, so the second child of a type gets a slot with a number.
  private func freeSlot(_ name: String, among children: [Node]) -> String {
    let taken = Set(children.compactMap(\.slot))
    let numbered = (2...).lazy.map { "\(name) \($0)" }
    return taken.contains(name) ? numbered.first { !taken.contains($0) } ?? name : name
  }
}

extension Preparation {
  /// Gives everything up: scopes end, starts are refused, and nothing else was touched.
  ///
  /// The root coordinator may be kept, to be started with something else in the scope it has.
  func abandon(_ obstacle: Obstacle, keeping root: Coordinator? = nil) {
    let isKept = root != nil && coordinators.first === root
    abandon(after: isKept ? 1 : 0, obstacle)
    if isKept { root?.awaitStart() }
    for request in kept + embeddings { request.refuse(obstacle, reportingTo: director) }
    kept = []
    embeddings = []
  }

  /// Gives up whoever began after a number of others, with what they asked for meanwhile.
  private func abandon(after count: Int, _ obstacle: Obstacle) {
    let gone = coordinators[count...]
    for coordinator in gone.reversed() { coordinator.leavePreparation() }
    for request in Self.take(of: gone, from: &kept) + Self.take(of: gone, from: &embeddings) {
      request.refuse(obstacle, reportingTo: director)
    }
    coordinators.removeSubrange(count...)
  }

  private static func take(
    of coordinators: ArraySlice<Coordinator>, from requests: inout [Request]
  ) -> [Request] {
    let taken = requests.filter { request in
      coordinators.contains { $0 === request.coordinator }
    }
    requests.removeAll { request in taken.contains { $0 === request } }
    return taken
  }

  /// Prepares the root coordinator again, in the scope it has and without its layout.
  func enterAgain(_ root: Coordinator) {
    coordinators.append(root)
    root.awaitStart(in: self)
  }

  /// The layout of a coordinator that goes on.
  func layout(of coordinator: Coordinator) throws(Obstacle) -> Node? {
    coordinator.phase = .preparing(self)
    defer { coordinator.phase = .running }
    do {
      return try attachUnplaced(to: contents(of: coordinator.build(), coordinator), of: coordinator)
    } catch {
      throw .preparation(error, of: coordinator.outlineName)
    }
  }

  /// Hands the commands over that were given during `build()`, in order.
  func takeKept() -> [Request] {
    for request in embeddings { request.navigation.admit() }
    defer { kept = [] }
    return kept
  }

  /// The embedded starts, to be settled with the start that they belong to.
  var embeddedNavigations: [Navigation] { embeddings.map(\.navigation) }
}
