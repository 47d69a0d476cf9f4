import Usher

extension Blueprint {
  /// Checks everything that can be known before anything is made.
  ///
  /// - Throws: `ContainerError` with all problems.
  func check(_ clashes: [Problem] = []) throws(ContainerError) {
    var problems = clashes + placeRegistrations()
    let gaps = collectEdges()
    let dependents = Dependents(self)
    problems += missing(gaps, dependents)
    let order = DependencyOrder(self, dependents)
    problems += (order.cycles + coordinatorCycles(dependents)).map { cycle in
      let own = needs(of: cycle[0]).first { need in
        edges(for: need.type, named: need.name)?.constructed.contains(cycle[1]) == true
      }
      return .cycle(cycle.map(record), by: own?.decorator)
    }
    problems += order.longChains.map { .tooDeep($0.map(record)) }
    problems += captives(dependents) + ungiven(dependents) + unusedDeclarations()
    problems += unopenedScopes() + voidDeclarations() + repeatedScopeArguments()
    problems += inferredOfResolver(dependents) + unmetNeeds()
    guard problems.isEmpty else { throw ContainerError(problems: problems) }
  }

  /// The unregistered dependencies.
  ///
  /// Reports a closure mistaken for an initializer with a resolver once, without the consequences.
  private func missing(_ gaps: [Gap], _ dependents: Dependents) -> [Problem] {
    let closures = Set(gaps.filter { $0.need.type == Resolver.self }.map(\.slot))
    var known: [Int: Set<Key>] = [:]
    return gaps.compactMap { need, slot in
      guard closures.contains(slot) else {
        let key = Key(TypeName.innermost(of: need.type), need.name)
        guard known[slot, default: []].insert(key).inserted else { return nil }
        var way = dependents.way(to: slot).map(record)
        if let decorator = need.decorator {
          way[way.count - 1] = decorator.with(record(slot).lifetime)
        }
        return .missing(need.type, named: need.name, on: way, catalog)
      }
      guard need.type == Resolver.self else { return nil }
      let others = needs(of: slot).map(\.type).filter { $0 != Resolver.self }
      let declared = options(slot)?.arguments.map(\.type) ?? []
      return .undeclared(others, declared, record(slot))
    }
  }

  private func unopenedScopes() -> [Problem] {
    lookup.special.map { recipes[$0].record }.compactMap { record in
      record.lifetime.scope.flatMap { opening($0) == nil ? .unopenedScope(record, $0) : nil }
    }
  }
}

/// Coordinators whose initializers depend on something that depends on the coordinator.
extension Blueprint {
  private func coordinatorCycles(_ dependents: Dependents) -> [[Int]] {
    var cycles: [[Int]] = []
    for current in allCurrents where !dependents.of(current).isEmpty {
      for creation in creations(of: record(current).service) {
        if let cycle = cycle(of: creation, through: current) { cycles.append(cycle) }
      }
    }
    return cycles
  }

  private var allCurrents: [Int] { (parent?.allCurrents ?? []) + lookup.currents }

  /// The path from a coordinator's creation to the coordinator itself, through its scope's
  /// instances.
  private func cycle(of creation: Int, through current: Int) -> [Int]? {
    if edges(of: creation).isEmpty { return nil }
    let scope = record(current).service
    let walk = DepthFirstWalk(from: creation) { slot in
      guard slot == creation || isMade(slot, in: scope) else { return [] }
      return constructed(before: slot).map { $0 == current ? creation : $0 }
    }
    return walk.cycles.first { $0.first == creation }
  }

  private func isMade(_ slot: Int, in scope: Any.Type) -> Bool {
    let lifetime = record(slot).lifetime
    return lifetime.scope.map { $0 == scope } ?? !lifetime.isKept
  }
}
