/// What depends on what, read off the registrations without running them.
extension Blueprint {
  /// Collects the dependencies of its own registrations and returns those that are missing.
  func collectEdges() -> [ContainerError.Problem] {
    var problems: [ContainerError.Problem] = []
    edges = Edges()
    for index in records.indices {
      edges.append(isUsed[index] ? collect(base + index, &problems) : [])
    }
    return problems
  }

  /// The dependencies of a registration, seen from here.
  func edges(of slot: Int) -> ArraySlice<Edge> {
    if slot >= base { return edges[slot - base] }
    if let known = relinked[slot] { return known[...] }
    var problems: [ContainerError.Problem] = []
    let found = collect(slot, &problems)
    relinked[slot] = found
    return found[...]
  }

  /// What has to be linked before a registration; nothing, where the parent links it for all.
  func constructionTargets(of slot: Int) -> [Int] {
    guard !belongsAbove(slot) else { return [] }
    return edges(of: slot).filter(\.kind.isConstruction).map { Int($0.target) }
  }

  /// Whether a registration is made by the container that registered it, whoever asks.
  private func belongsAbove(_ slot: Int) -> Bool {
    guard slot < base else { return false }
    let record = record(slot)
    return record.lifetime.kind == .shared || record.lifetime.kind == .weak
  }

  /// Whether a registration of the parent has to be linked anew, because it sees an addition.
  ///
  /// What it depends on has been asked before.
  func isAffected(_ slot: Int) -> Bool {
    if let known = affected[slot] { return known }
    let answer = constructionTargets(of: slot).contains { $0 >= base || affected[$0] == true }
    affected[slot] = answer
    return answer
  }

  private func collect(_ slot: Int, _ problems: inout [ContainerError.Problem]) -> [Edge] {
    let linker = Linker(self, slot: slot, isCollecting: true)
    let link = recipe(slot).wire(linker)
    assert(link == nil, "A linker that collects makes no link.")
    for decorator in decorators[linker.record.key] ?? [] { decorator.collect(linker) }
    var found: [Edge] = []
    for need in linker.needs where !append(need, to: &found, as: nil) {
      problems.append(.missing(need, by: linker.record, users(of: slot), catalogue))
    }
    return found
  }

  private func append(_ need: Linker.Need, to edges: inout [Edge], as kind: EdgeKind?) -> Bool {
    if let slot = need.slot ?? slot(need.type, need.name) {
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
      edges += contributions(to: form.element).map { Edge(target: Int32($0), kind: outer) }
      return true
    }
    let element = Linker.Need(type: form.element, name: need.name, slot: nil)
    return append(element, to: &edges, as: outer) || form.kind == .optional
  }

  /// A registration that depends on another one, and one that depends on that, and so on.
  private func users(of slot: Int) -> [Record] { [] }
}
