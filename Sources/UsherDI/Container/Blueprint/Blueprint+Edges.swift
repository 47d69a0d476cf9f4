extension Blueprint {
  /// An unregistered dependency, and the registration that depends on it.
  typealias Gap = (need: DependencyReader.Need, slot: Int)

  /// Collects the dependencies of its own registrations and returns those that are missing.
  func collectEdges() -> [Gap] {
    if recipes.isEmpty { return [] }
    var gaps: [Gap] = []
    var edges = DependencyGraph.Edges()
    let reader = DependencyReader(self, slot: base, isLinking: false)
    var index = 0
    while index < recipes.count {
      if recipes[index].isUsed { collect(base + index, reader, &edges.all, &gaps) }
      edges.endRegistration()
      index += 1
    }
    graph.edges = edges
    return gaps
  }

  func edges(of slot: Int) -> ArraySlice<Edge> {
    if slot >= base { return graph.edges[slot - base] }
    if let parent, belongsAbove(slot) { return parent.edges(of: slot) }
    if let known = graph.relinked[slot] { return known[...] }
    var (found, gaps): ([Edge], [Gap]) = ([], [])
    collect(slot, DependencyReader(self, slot: slot, isLinking: false), &found, &gaps)
    graph.relinked[slot] = found
    return found[...]
  }

  /// The registrations to link first; none if the parent links this one for all its children.
  func constructionTargets(of slot: Int) -> [Int] {
    belongsAbove(slot) ? [] : constructed(before: slot)
  }

  func constructed(before slot: Int) -> [Int] { edges(of: slot).constructed }

  /// `true` if the container that registered it always makes it.
  func belongsAbove(_ slot: Int) -> Bool {
    guard slot < base else { return false }
    let record = record(slot)
    return record.lifetime.kind == .shared || record.lifetime.kind == .weak
  }

  /// `true` if a registration of the parent must be linked again because it sees an addition.
  ///
  /// Call it for the dependencies first: it reads their cached answers.
  func isAffected(_ slot: Int) -> Bool {
    if let known = graph.affected[slot] { return known }
    let answer =
      !belongsAbove(slot)
      && (beginsCalls(slot) || hasOtherEdges(slot)
        || constructed(before: slot).contains { graph.affected[$0] == true })
    graph.affected[slot] = answer
    return answer
  }

  /// `true` if its edges differ from the parent's, because of an addition or a clearing.
  ///
  /// Late edges count as well: a collection of lazy dependencies is linked.
  private func hasOtherEdges(_ slot: Int) -> Bool {
    let edges = edges(of: slot)
    if edges.contains(where: { $0.target >= base }) { return true }
    return !registrations.cleared.isEmpty
      && parent.map { !$0.edges(of: slot).elementsEqual(edges) } ?? false
  }

  /// `true` if a closure or a callback can resolve graph instances here, but not in the parent.
  private func beginsCalls(_ slot: Int) -> Bool {
    guard lookup.hasGraphs, parent?.lookup.hasGraphs == false else { return false }
    return record(slot).kind == .closure || options(slot)?.isCompleted == true
  }

  /// Collects the edges of one registration; its needs follow those already in the reader.
  private func collect(
    _ slot: Int, _ reader: DependencyReader, _ edges: inout [Edge], _ gaps: inout [Gap]
  ) {
    let start = reader.needs.count
    reader.writeNeeds(of: slot)
    for need in reader.needs[start...] where !append(need, to: &edges, takenBy: slot) {
      gaps.append((need, slot))
    }
  }

  private func append(
    _ need: DependencyReader.Need, to edges: inout [Edge], as kind: Edge.Kind? = nil,
    takenBy user: Int? = nil
  ) -> Bool {
    let known = need.slot ?? slot(Key(need.type, need.name))
    if let slot = known ?? placeKey(need.type, takenBy: need.name == nil ? user : nil) {
      edges.append(Edge(target: Int32(slot), kind: kind ?? .direct))
      return true
    }
    if let router = need.type as? any RouterForm.Type {
      guard let slot = routing(router.route) else { return false }
      edges.append(Edge(target: Int32(slot), kind: .lazy))
      return true
    }
    guard let form = need.type as? any DependencyForm.Type else { return false }
    let outer = kind.flatMap { $0.isConstruction ? nil : $0 } ?? form.kind
    guard form.kind != .all else {
      let (slots, late) = elements(of: form.element, named: need.name)
      let kind = outer == .all ? late?.kind ?? .all : outer
      edges += slots.map { Edge(target: Int32($0), kind: kind) }
      return true
    }
    let element = DependencyReader.Need(type: form.element, name: need.name, slot: nil)
    return append(element, to: &edges, as: outer, takenBy: user) || form.kind == .optional
  }

  /// The edges of a dependency as the dependent spells it; `nil` if it is not registered.
  func edges(for type: Any.Type, named name: Name?) -> [Edge]? {
    var edges: [Edge] = []
    return append(DependencyReader.Need(type: type, name: name, slot: nil), to: &edges)
      ? edges : nil
  }
}
