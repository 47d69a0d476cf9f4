extension Draft {
  mutating func restore(
    _ node: Node, by performer: Coordinator, _ restorer: Restorer
  ) throws(RestorationLoss) -> Bool {
    guard let route = try restorer.route(of: node) else {
      throw .fleeting(node.name, "It was shown without a route.")
    }
    restorer.followed = (node, performer)
    defer { restorer.followed = nil }
    let made = try makeAgain(node.name, restorer) {
      (draft: inout Draft, _: Int) throws(Refusal) -> [Node] in
      draft.requester = performer
      draft.fill(restorer)
      // What the node stood on was in sight.
      switch restorer.saved.places[node.id] {
      case .child(let parent, _)?: try draft.reveal(parent)
      case .modal(let index)?: try draft.reveal(restorer.snapshot.tree.modals[index].presenter)
      case .root?, nil: break
      }
      return try draft.additions { draft throws(Refusal) in
        try draft.perform(route, by: performer)
      }
    }
    restorer.leave(made.begun)
    restorer.identify(made.nodes, of: made.begun)
    restorer.identify(made.nodes, of: performer, following: route, to: node)
    install(made.nodes, restorer, named: "\(route)")
    return true
  }

  mutating func start(
    _ record: SavedCoordinator, by parent: Coordinator, _ restorer: Restorer
  ) throws(RestorationLoss) {
    restorer.failed.insert(record.id)
    var source = try restorer.table.source(of: record)
    let flow = source.type is any Concluding.Type ? RestoredFlow() : nil
    if let flow { source.deliver = { [weak director] in flow.end($0, in: director) } }
    restorer.expected = record
    var filled: Node?
    let made = try makeAgain(record.name, restorer) {
      (draft: inout Draft, count: Int) throws(Refusal) -> [Node] in
      let number = draft.director.identityGenerator.next
      draft.requester = parent
      let layout = try draft.preparation.node(for: source, parent: parent)
      // Initial routes are to find the layout where it stood.
      if let place = record.layout.flatMap({ restorer.saved.places[$0] }) {
        try draft.put(layout, at: place, restorer)
      }
      let fragments = try draft.completeStart(
        of: draft.preparation.coordinators[count], after: count, since: number, restorer)
      filled = draft.tree.node(layout.id) ?? layout
      return [layout] + fragments
    }
    restorer.failed.remove(record.id)
    if let flow, let coordinator = made.begun.first {
      flow.begin(coordinator)
      restorer.flows.append(flow)
    }
    restorer.identify(made.nodes, of: made.begun)
    if let filled { restorer.keepWhole(filled) }
    install(made.nodes, restorer, named: record.name)
  }

  /// Performs the initial routes of what has begun since a number of others, and returns what they added.
  mutating func completeStart(
    of main: Coordinator, after count: Int, since number: UInt64, _ restorer: Restorer
  ) throws(Refusal) -> [Node] {
    let before = tree
    try performInitialRoutes(after: count)
    if let routing = main as? any Routing,
      !preparation.coordinators.contains(where: { $0 === main })
    {
      try performInitialRoute(of: routing)
    }
    preparation.noteStarts(of: main, after: count, since: number)
    restorer.identities.leave(tree.difference(from: before).removed)
    return tree.tops(addedTo: before)
  }

  /// Lets containers that hold nothing yet hold what they did at first, for routes that replace it.
  private mutating func fill(_ restorer: Restorer) {
    if tree.root == nil, let foundation = restorer.foundation { attempt(.root(foundation)) }
    for id in restorer.hollow {
      guard let children = restorer.fillings[id], tree.node(id)?.children.isEmpty == true else {
        continue
      }
      attempt(.set(children.filter { !restorer.standing.contains($0.id) }, in: id))
    }
  }

  /// Tries out what makes nodes, and hands over what it made.
  private mutating func makeAgain(
    _ name: String, _ restorer: Restorer, _ body: (inout Draft, Int) throws(Refusal) -> [Node]
  ) throws(RestorationLoss) -> (nodes: [Node], begun: [Coordinator]) {
    let count = preparation.coordinators.count
    restorer.identities = SavedIdentities()
    do throws(Refusal) {
      let nodes = try trying { draft throws(Refusal) in try body(&draft, count) }
      return (nodes, Array(preparation.coordinators[count...]))
    } catch {
      restorer.expected = nil
      restorer.forget(preparation.coordinators[count...])
      preparation.abandon(after: count, error)
      throw .unmade(name, error)
    }
  }
}
