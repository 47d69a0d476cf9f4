extension Replay {
  /// Matches the nodes that were made again with the saved ones.
  ///
  /// Both are compared in the order of their creation: by type name; several of one type also by
  /// route; and a renamed type by its turn between those that are recognized by name.
  struct NodeMatching {
    /// The pairs, by the new identities.
    private(set) var partners: [NodeID: NodeID] = [:]

    /// A node, and its turn among those that a route made, if it is known.
    struct Made {
      let id: NodeID
      let trait: Trait
      let turn: UInt64?
      private let route: AnyRoute?

      var savedRoute: SavedRoute? {
        route.flatMap { $0.as(SavedRoute.self) ?? (try? SavedRoute($0)) }
      }

      init(_ node: Node) {
        (id, route) = (node.id, node.route)
        trait = Trait(kind: node.kind, name: node.name)
        turn = node.attributes.routeStart.map { node.id.number &- $0 }
      }

      /// A node that a start made, and that node in the saved tree, if it is still there.
      init(_ node: StartRecord.StartedNode, _ saved: Node?) {
        (id, route) = (node.id, saved?.route)
        trait = Trait(kind: node.kind, name: node.name)
        turn = nil
      }
    }

    /// The criterion by which two nodes match: a name, or the matched node before them.
    struct Trait: Hashable {
      let kind: Node.Kind
      var name: String?
      var neighbor: NodeID?
    }

    init(_ new: [Made], with saved: [Made]) {
      let names = Dictionary(grouping: new, by: \.trait)
      let isSame = new.elementsEqual(saved) { $0.turn == $1.turn && $0.trait == $1.trait }
      guard !isSame || names.count < new.count else {
        pair(new, saved)
        return
      }
      for (trait, saved) in Dictionary(grouping: saved, by: \.trait) {
        pair(byTurns: names[trait] ?? [], saved)
      }
      let rest = neighbors(new) { partners[$0] }
      let taken = Set(partners.values)
      for (trait, saved) in neighbors(saved, partner: { taken.contains($0) ? $0 : nil }) {
        pair(rest[trait] ?? [], saved)
      }
    }

    /// Pairs equal nodes by their turns if each saved one has a partner so (those without one have
    /// then left), or else by their routes, and the rest in order.
    private mutating func pair(byTurns new: [Made], _ saved: [Made]) {
      let turns = Dictionary(new.map { ($0.turn, $0) }) { first, _ in first }
      let same = saved.compactMap { $0.turn == nil ? nil : turns[$0.turn] }
      guard same.count < saved.count, new.count > 1 || saved.count > 1 else {
        return pair(same.count == saved.count ? same : new, saved)
      }
      let routes = Dictionary(grouping: new.indices) { new[$0].savedRoute }
      var rest = Set(new.indices)
      let others = saved.filter { before in
        // A route that led to several of them does not distinguish them.
        guard let route = before.savedRoute, let made = routes[route], made.count == 1,
          rest.remove(made[0]) != nil
        else { return true }
        pair([new[made[0]]], [before])
        return false
      }
      pair(rest.sorted().map { new[$0] }, others)
    }

    /// Groups those without a partner by their kind, and by the partner before them.
    private func neighbors(_ made: [Made], partner: (NodeID) -> NodeID?) -> [Trait: [Made]] {
      var last: NodeID?
      return made.reduce(into: [:]) { groups, made in
        if let partner = partner(made.id) {
          last = partner
        } else {
          groups[Trait(kind: made.trait.kind, neighbor: last), default: []].append(made)
        }
      }
    }

    private mutating func pair(_ new: [Made], _ saved: [Made]) {
      for (made, before) in zip(new, saved) { partners[made.id] = before.id }
    }
  }
}
