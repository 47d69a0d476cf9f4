/// Making nodes again, the way they were made before.
extension Draft {
  /// Follows the route that had led to a node.
  mutating func revive(
    _ node: Node, by performer: Coordinator, _ revival: Revival
  ) throws(RestorationLoss) -> Bool {
    guard let route = try revival.route(of: node) else {
      throw .fleeting(node.name, "It was shown without a route.")
    }
    revival.followed = node
    defer { revival.followed = nil }
    let made = try makeAgain(node.name, revival) {
      (draft: inout Draft, _: Int) throws(Obstacle) -> [Node] in
      draft.asker = performer
      draft.fill(revival)
      let base = draft.tree
      try draft.follow(route, by: performer)
      return draft.tree.tops(addedTo: base)
    }
    var renaming = renaming(of: made.nodes, made.begun, revival)
    match(made.nodes, of: performer, following: route, to: node, revival, &renaming)
    install(made.nodes, renaming, revival, named: "\(route)")
    return true
  }

  /// Starts a coordinator that the table knows how to make.
  mutating func start(
    _ record: SavedCoordinator, by parent: Coordinator, _ revival: Revival
  ) throws(RestorationLoss) {
    revival.fail(record.id)
    var source = try revival.table.source(of: record)
    let flow = source.type is any Concluding.Type ? RestoredFlow() : nil
    if let flow { source.deliver = { [weak director] in flow.end($0, in: director) } }
    revival.expected = record
    let made = try makeAgain(record.name, revival) {
      (draft: inout Draft, count: Int) throws(Obstacle) -> [Node] in
      let number = draft.director.identifiers.next
      draft.asker = parent
      let layout = try draft.preparation.node(for: source, parent: parent)
      try draft.placeForNow(layout, of: record, revival)
      let whole = draft.tree
      try draft.followInitialRoutes(after: count)
      draft.preparation.noteBirths(
        of: draft.preparation.coordinators[count], after: count, since: number)
      let filled = draft.tree.node(layout.id) ?? layout
      return [layout, filled] + draft.tree.tops(addedTo: whole)
    }
    revival.succeed(record.id)
    if let flow, let coordinator = made.begun.first {
      flow.begin(coordinator)
      revival.keep(flow)
    }
    let nodes = Array(made.nodes.prefix(1) + made.nodes.dropFirst(2))
    let renaming = renaming(of: nodes, made.begun, revival)
    for filled in made.nodes[1...1].compactMap({ renamed($0, by: renaming.keepingAll, revival) }) {
      revival.keepWhole(filled)
    }
    install(nodes, renaming, revival, named: record.name)
  }

  /// Lets containers that hold nothing yet hold what they did at first, for routes that replace it.
  private mutating func fill(_ revival: Revival) {
    if tree.root == nil, let foundation = revival.foundation { attempt(.root(foundation)) }
    for id in revival.hollow {
      guard let children = revival.fillings[id], tree.node(id)?.children.isEmpty == true else {
        continue
      }
      attempt(.set(children.filter { !revival.standing.contains($0.id) }, in: id))
    }
  }

  /// Puts a layout where it stood, so that initial routes find it.
  private mutating func placeForNow(
    _ node: Node, of record: SavedCoordinator, _ revival: Revival
  ) throws(Obstacle) {
    guard let id = record.built.first?.id, let place = revival.saved.place(of: id) else { return }
    try put(node, at: place, revival)
  }

  private struct Made {
    let nodes: [Node]
    let begun: [Coordinator]
  }

  /// Runs what makes nodes on a copy of the draft, and hands over what it made.
  private mutating func makeAgain(
    _ name: String, _ revival: Revival,
    _ body: (inout Draft, Int) throws(Obstacle) -> [Node]
  ) throws(RestorationLoss) -> Made {
    let count = preparation.coordinators.count
    var copy = self
    copy.forgetEdits()
    do throws(Obstacle) {
      let nodes = try body(&copy, count)
      return Made(nodes: nodes, begun: Array(preparation.coordinators[count...]))
    } catch {
      revival.expected = nil
      revival.forget(preparation.coordinators[count...])
      preparation.abandon(after: count, error)
      throw .unmade(name, error)
    }
  }
}
