/// The saved identities that new nodes take over, found out once all are made: what is made later may
/// have the better claim.
struct SavedIdentities {
  /// The saved identities by the new ones.
  private(set) var known: [NodeID: NodeID] = [:]
  /// New nodes that had left when the state was saved, or were replaced at once.
  private(set) var left: Set<NodeID> = []

  /// A node, and its number among those that a route made, where it is known.
  typealias Made = (node: StartedNode, turn: UInt64?)

  /// Notes nodes that had left, unless they are known.
  mutating func leave(_ nodes: [Node]) {
    for node in nodes where known[node.id] == nil { left.insert(node.id) }
  }

  /// Finds out which new nodes of a start are which of those that it had made.
  mutating func match(_ new: [Node], with saved: [StartedNode]) {
    match(new.map { (StartedNode($0), nil) }, saved.map { ($0, nil) })
  }

  /// Finds out which new nodes of one following of a route are which saved ones of another.
  mutating func match(_ new: [Node], with saved: [Node]) {
    let made = [new, saved].map { nodes in
      nodes.sorted { $0.id.number < $1.id.number }.map { node in
        (StartedNode(node), node.attributes.routeStart.map { node.id.number &- $0 })
      }
    }
    match(made[0], made[1])
  }

  /// Finds partners by turn, by name, and by kind between those that are found so.
  ///
  /// What a route makes is numbered in order, so where some have left since, the numbers of the others
  /// tell which they were; the kind is for types that have been renamed.
  private mutating func match(_ new: [Made], _ saved: [Made]) {
    let isSame = new.elementsEqual(saved) {
      $0.turn == $1.turn && $0.node.kind == $1.node.kind && $0.node.name == $1.node.name
    }
    if isSame {
      for (made, before) in zip(new, saved) { known[made.node.id] = before.node.id }
      return
    }
    pair(new, saved) { made, _ in made.turn.map { "\($0) \(made.node.kind) \(made.node.name)" } }
    pair(new, saved) { made, _ in "\(made.node.kind) \(made.node.name)" }
    pair(new, saved) { made, last in "\(made.node.kind) \(last?.number ?? 0)" }
  }

  /// Pairs those that have something in common, in order; they are told which paired one came last.
  private mutating func pair(
    _ new: [Made], _ saved: [Made], by key: (Made, _ last: NodeID?) -> String?
  ) {
    let taken = Set(known.values)
    var waiting: [String: [NodeID]] = [:]
    var last: NodeID?
    for made in saved {
      if taken.contains(made.node.id) {
        last = made.node.id
      } else if let key = key(made, last) {
        waiting[key, default: []].append(made.node.id)
      }
    }
    waiting = waiting.mapValues { $0.reversed() }
    last = nil
    for made in new {
      if let before = known[made.node.id] {
        last = before
      } else if let key = key(made, last) {
        known[made.node.id] = waiting[key]?.popLast()
      }
    }
  }
}
