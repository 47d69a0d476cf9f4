extension Snapshot {
  /// Collects the parts of a director that can be saved, and the reasons why the rest cannot.
  @MainActor struct Builder {
    let director: SceneDirector
    let table: RestorationTable
    var records: [CoordinatorID: Result<Snapshot.SavedCoordinator, RestorationLoss>] = [:]
    private var losses: [RestorationLoss] = []
    private var known: Set<RestorationLoss> = []
    /// The containers from which nothing can be restored.
    private var emptied: Set<NodeID> = []
    /// The nodes that starts made.
    private let built: Set<NodeID>

    init(_ director: SceneDirector) {
      self.director = director
      table = director.restoration
      built = Set(director.livingCoordinators.lazy.flatMap(\.startRecord.built).map(\.id))
    }

    mutating func snapshot() -> Snapshot {
      let tree = keptTree()
      return Snapshot(
        tree: tree, losses: losses, coordinators: keptCoordinators(in: tree), width: director.width)
    }

    mutating func lose(_ loss: RestorationLoss) {
      if known.insert(loss).inserted { losses.append(loss) }
    }

    /// The coordinators with nodes in the kept tree, and all of their ancestors.
    private mutating func keptCoordinators(in tree: SceneTree) -> [Snapshot.SavedCoordinator] {
      var kept: Set<CoordinatorID> = []
      for owner in Set(tree.nodes.map(\.owner)) {
        guard let coordinator = director.coordinators[owner] else { continue }
        for kin in coordinator.selfAndAncestors {
          guard kept.insert(kin.id).inserted else { break }
        }
      }
      return director.livingCoordinators.compactMap { coordinator in
        let isEmptied = !kept.contains(coordinator.id)
        guard !isEmptied || isPart(coordinator, of: kept),
          var record = try? record(of: coordinator).get()
        else { return nil }
        kept.insert(coordinator.id)
        // It begins as at first, with its state.
        if isEmptied { (record.built, record.layout) = ([], nil) }
        for index in record.built.indices where emptied.contains(record.built[index].id) {
          record.built[index].startsOver = true
        }
        return record
      }
    }
  }
}

/// The part of the tree that can be restored.
extension Snapshot.Builder {
  private func isPart(_ coordinator: Coordinator, of kept: Set<CoordinatorID>) -> Bool {
    coordinator.startRecord.isPartOfParent
      && coordinator.parent.map { kept.contains($0.id) } ?? false
  }

  private mutating func keptTree() -> SceneTree {
    var tree = SceneTree(root: director.tree.root.flatMap { kept($0) })
    for (index, modal) in director.tree.modals.enumerated() {
      guard tree.node(modal.presenter) != nil, let node = kept(modal.node) else {
        for lost in director.tree.modals[index...] where lost.id != modal.id {
          lose(.orphaned(lost.node.name))
        }
        if tree.node(modal.presenter) == nil { lose(.orphaned(modal.node.name)) }
        return tree
      }
      tree.modals.append(Modal(presenter: modal.presenter, style: modal.style, node: node))
    }
    return tree
  }

  private mutating func kept(_ node: Node) -> Node? {
    do throws(RestorationLoss) { try requireSaved(node) } catch {
      lose(error)
      return nil
    }
    var children: [Node] = []
    for (index, child) in node.children.enumerated() {
      if let child = kept(child) {
        children.append(child)
      } else if node.kind == .stack {
        for lost in node.children[(index + 1)...] { lose(.orphaned(lost.name)) }
        break
      }
    }
    guard let shape = node.shape.with(children: children) else {
      emptied.insert(node.id)
      return nil
    }
    var kept = node
    kept.shape = shape
    kept.attributes.route = node.route.map(written)
    kept.attributes.detailOf = node.attributes.detailOf.map(standing)
    return kept
  }

  /// The root container of the layout of a detail's split, which only a wide window has.
  private func standing(_ split: NodeID) -> NodeID {
    let arrangements = director.arranged.lazy.flatMap(\.arrangements)
    return arrangements.first { $0.split == split }?.top ?? split
  }

  func written(_ route: AnyRoute) -> AnyRoute {
    AnyRoute((try? SavedRoute(route)) ?? SavedRoute(called: route.description))
  }

  /// Throws unless the node comes with its owner's start, or a route that is saved leads to it.
  private mutating func requireSaved(_ node: Node) throws(RestorationLoss) {
    guard let owner = director.coordinators[node.owner] else { throw .ownerless(node.name) }
    _ = try record(of: owner).get()
    if built.contains(node.id) { return }
    guard let route = node.route else {
      throw .fleeting(node.name, "It was shown without a route.")
    }
    try requireSaved(route, to: node.name)
  }

  func requireSaved(_ route: AnyRoute, to name: String) throws(RestorationLoss) {
    guard let durable = route.value as? any DurableRoute else {
      throw .fleeting(name, "The route to it, \(route), is not durable.")
    }
    guard table.holds(durable) else { throw .unknown(name, tag: type(of: durable).tag) }
    _ = try RestorationLoss.reading(name) { try SavedRoute(route) }
  }
}
