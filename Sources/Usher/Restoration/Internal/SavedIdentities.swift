/// The saved identities that new nodes take over, found out once all are made: what is made later may
/// have the better claim.
struct SavedIdentities {
  /// The saved identities by the new ones.
  private(set) var known: [NodeID: NodeID] = [:]
  /// The saved identities that have been taken over.
  private(set) var taken: Set<NodeID> = []
  /// New nodes that had left when the state was saved, or were replaced at once.
  private(set) var left: Set<NodeID> = []

  /// A node, and its number among those that a route made, where it is known.
  private typealias Made = (node: StartedNode, turn: UInt64?)

  /// What two nodes have in common: their name, or the recognized node that they come after.
  private struct Trait: Hashable {
    let kind: Node.Kind
    var name: String?
    var last: NodeID?
  }

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

  /// Finds partners by name, and then by kind between those, which is for types that were renamed.
  private mutating func match(_ new: [Made], _ saved: [Made]) {
    let new = new.filter { known[$0.node.id] == nil }
    let saved = saved.filter { !taken.contains($0.node.id) }
    let isSame = new.elementsEqual(saved) {
      $0.turn == $1.turn && $0.node.kind == $1.node.kind && $0.node.name == $1.node.name
    }
    if isSame { return pair(new, saved) }
    let names = Dictionary(grouping: new) { Trait(kind: $0.node.kind, name: $0.node.name) }
    for (name, saved) in Dictionary(
      grouping: saved, by: { Trait(kind: $0.node.kind, name: $0.node.name) })
    {
      matchTurns(names[name] ?? [], saved)
    }
    let unknown = neighbors(new) { known[$0] }
    for (neighbor, saved) in neighbors(saved, partner: { taken.contains($0) ? $0 : nil }) {
      pair(unknown[neighbor] ?? [], saved)
    }
  }

  /// Pairs equal nodes in order, or by their numbers where every saved one has a partner so: then
  /// those that it lacks have left since.
  private mutating func matchTurns(_ new: [Made], _ saved: [Made]) {
    let turns = Dictionary(new.map { ($0.turn, $0) }) { first, _ in first }
    let same = saved.compactMap { $0.turn == nil ? nil : turns[$0.turn] }
    pair(same.count == saved.count ? same : new, saved)
  }

  /// Groups those without a partner by their kind, and by the partner before them.
  private func neighbors(_ made: [Made], partner: (NodeID) -> NodeID?) -> [Trait: [Made]] {
    var last: NodeID?
    return made.reduce(into: [:]) { groups, made in
      if let partner = partner(made.node.id) {
        last = partner
      } else {
        groups[Trait(kind: made.node.kind, last: last), default: []].append(made)
      }
    }
  }

  private mutating func pair(_ new: [Made], _ saved: [Made]) {
    for (made, before) in zip(new, saved) {
      known[made.node.id] = before.node.id
      taken.insert(before.node.id)
    }
  }
}
