/// Finds out which new nodes of one following of a route are which saved ones of another.
struct RouteMatch {
  private(set) var pairs: [(new: Node, saved: Node)] = []

  /// What a following makes is numbered in order: where something has left since, the numbers of the
  /// others tell which they were; where the route makes something else today, their kinds do.
  init(new: [Node], saved: [Node]) {
    let new = new.sorted { $0.id.number < $1.id.number }
    let saved = saved.sorted { $0.id.number < $1.id.number }
    if new.map(\.kind) == saved.map(\.kind) {
      pairs = zip(new, saved).map { ($0, $1) }
    } else {
      let rest = pair(new, saved) { node in
        node.attributes.routeStart.map { "\(node.id.number &- $0) \(node.kind.rawValue)" }
      }
      _ = pair(rest.new, rest.saved) { $0.kind.rawValue }
    }
  }

  /// Pairs those that have something in common, in order; returns the others.
  private mutating func pair(
    _ new: [Node], _ saved: [Node], by key: (Node) -> String?
  ) -> (new: [Node], saved: [Node]) {
    var known = Dictionary(grouping: saved.reversed(), by: key)
    known[nil] = nil
    var paired: Set<NodeID> = []
    let others = new.filter { node in
      guard let key = key(node), let partner = known[key]?.popLast() else { return true }
      pairs.append((node, partner))
      paired.insert(partner.id)
      return false
    }
    return (others, saved.filter { !paired.contains($0.id) })
  }
}
