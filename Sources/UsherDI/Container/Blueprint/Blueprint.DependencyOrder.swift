extension Blueprint {
  /// One pass over all registrations, dependencies first, that finds cycles and measures chains.
  @MainActor struct DependencyOrder {
    /// The cycles, each beginning and ending with the same registration.
    let cycles: [[Int]]
    /// The length of the longest chain below each, itself included.
    private var depths: SlotTable<Int32>
    private let blueprint: Blueprint

    init(_ blueprint: Blueprint, _ dependents: Dependents) {
      self.blueprint = blueprint
      depths = SlotTable(blueprint, 1)
      for slot in blueprint.base..<blueprint.count {
        depths[slot] += blueprint.decoration(of: slot)
      }
      var waiting = dependents.constructed
      var ready = dependents.needed.filter { waiting[$0] == 0 }
      while let slot = ready.popLast() {
        if blueprint.belongsAbove(slot) { depths[slot] = blueprint.depth(of: slot) }
        for user in dependents.of(slot) where user.kind.isConstruction {
          let depth = depths[slot] + 1 + blueprint.decoration(of: user.slot)
          depths[user.slot] = max(depths[user.slot], depth)
          waiting[user.slot] -= 1
          if waiting[user.slot] == 0 { ready.append(user.slot) }
        }
      }
      // The rest is part of a cycle, or depends on one.
      var walk = DepthFirstWalk<Int>()
      for slot in waiting.slots(where: { $0 > 0 }) where slot >= blueprint.base {
        walk.visit(slot, blueprint.constructionTargets)
      }
      cycles = walk.cycles
      blueprint.graph.depths = depths.own
    }

    /// Each chain that is over the limit by its first registration alone.
    var longChains: [[Int]] {
      guard cycles.isEmpty else { return [] }
      let limit = Container.Runtime.depthLimit
      var seen: Set<Int> = []
      return depths.slots { $0 > limit }
        .filter { blueprint.constructionTargets(of: $0).allSatisfy { depths[$0] <= limit } }
        .map(chain).filter { $0.count < 2 || seen.insert($0[1]).inserted }
    }

    private func chain(from slot: Int) -> [Int] {
      Array(
        sequence(first: slot) { slot in
          blueprint.constructionTargets(of: slot).max { depths[$0] < depths[$1] }
        })
    }
  }

  /// A decorator takes a sixth of the stack that a registration takes; the first one is free.
  func decoration(of slot: Int) -> Int32 { Int32((decorators(of: slot).count + 4) / 6) }

  func depth(of slot: Int) -> Int32 {
    if slot < base, let parent { return parent.depth(of: slot) }
    return graph.depths[slot - base]
  }
}
