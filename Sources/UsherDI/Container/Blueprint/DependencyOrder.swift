/// One pass over all registrations, dependencies first: the cycles, and how long chains are.
@MainActor struct DependencyOrder {
  /// The cycles, each beginning and ending with the same registration.
  let cycles: [[Int]]
  /// The length of the longest chain below each registration, itself included.
  private(set) var depths: ContiguousArray<Int32>
  /// The same for those of the parent that are linked anew.
  private var foreign: [Int: Int32] = [:]
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    depths = ContiguousArray(repeating: 1, count: blueprint.records.count)
    var walk = DepthFirstWalk<Int>()
    for slot in blueprint.base..<blueprint.count where !blueprint.edges(of: slot).isEmpty {
      walk.visit(slot, blueprint.constructionTargets)
    }
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
      depths[slot - blueprint.base] = below + 1
    } else {
      foreign[slot] = below + 1
    }
  }

  private func depth(_ slot: Int) -> Int32 {
    if slot >= blueprint.base { return depths[slot - blueprint.base] }
    return foreign[slot] ?? blueprint.parent?.depth(of: slot) ?? 1
  }

  /// Each chain that is one registration too long, with what belongs to it.
  var longChains: [[Int]] {
    guard cycles.isEmpty else { return [] }
    var seen: Set<Int> = []
    let known = foreign.keys.sorted() + (blueprint.base..<blueprint.count)
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
  /// The length of the longest chain below a registration, itself included.
  func depth(of slot: Int) -> Int32 {
    if slot < base, let parent { return parent.depth(of: slot) }
    return graph.depths[slot - base]
  }
}
