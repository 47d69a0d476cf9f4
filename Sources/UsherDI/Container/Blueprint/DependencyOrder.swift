/// One pass over all registrations, dependencies first: the cycles, and how long chains are.
@MainActor struct DependencyOrder {
  /// The cycles, each beginning and ending with the same registration.
  let cycles: [[Int]]
  /// The lengths of the chains below those of the parent's that are linked anew.
  private var foreign: [Int: Int32] = [:]
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    blueprint.graph.depths = ContiguousArray(repeating: 1, count: blueprint.records.count)
    var walk = DepthFirstWalk<Int>()
    for slot in blueprint.dependent { walk.visit(slot, blueprint.constructionTargets) }
    cycles = walk.cycles
    for slot in walk.order { measure(slot) }
  }

  private mutating func measure(_ slot: Int) {
    if blueprint.belongsAbove(slot) { return }
    var below: Int32 = 0
    for edge in blueprint.edges(of: slot) where edge.kind.isConstruction {
      below = max(below, depth(Int(edge.target)))
    }
    if slot >= blueprint.base {
      blueprint.graph.depths[slot - blueprint.base] = below + 1
    } else {
      foreign[slot] = below + 1
    }
  }

  private func depth(_ slot: Int) -> Int32 {
    if slot < blueprint.base, let depth = foreign[slot] { return depth }
    return blueprint.depth(of: slot)
  }

  /// Each chain that is one registration too long, with what belongs to it.
  var longChains: [[Int]] {
    guard cycles.isEmpty else { return [] }
    var seen: Set<Int> = []
    let known = foreign.keys.sorted() + blueprint.dependent
    return known.filter { depth($0) == Depth.limit + 1 }.map(chain)
      .filter { chain in seen.insert(chain[1]).inserted }
  }

  private func chain(from slot: Int) -> [Int] {
    Array(
      sequence(first: slot) { slot in
        blueprint.constructionTargets(of: slot).first { depth($0) == depth(slot) - 1 }
      })
  }
}

extension Blueprint {
  func depth(of slot: Int) -> Int32 {
    if slot < base, let parent { return parent.depth(of: slot) }
    return graph.depths[slot - base]
  }
}
