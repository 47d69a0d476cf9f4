/// One pass over all registrations, dependencies first: the cycles, and how long chains are.
@MainActor struct DependencyOrder {
  /// The cycles, each beginning and ending with the same registration.
  private(set) var cycles: [[Int]] = []
  /// The length of the longest chain below each registration, itself included.
  private(set) var depths: ContiguousArray<Int32>
  /// The same for those of the parent that are linked anew.
  private var foreign: [Int: Int32] = [:]
  private var longest: Int32 = 0
  private var stack: [Visit] = []
  private let blueprint: Blueprint

  private static let underWay: Int32 = -1

  private struct Visit {
    let slot: Int
    var edges: ArraySlice<Edge>
    var depth: Int32 = 1
  }

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    depths = ContiguousArray(repeating: 0, count: blueprint.records.count)
    for slot in blueprint.base..<blueprint.count where depths[slot - blueprint.base] == 0 {
      visit(slot)
    }
  }

  /// Each chain that is one registration too long, with what belongs to it.
  var longChains: [[Int]] {
    guard cycles.isEmpty, !foreign.isEmpty || longest > Depth.limit else { return [] }
    var seen: Set<Int> = []
    let known = foreign.keys.sorted() + (blueprint.base..<blueprint.count)
    return known.filter { depth($0) == Depth.limit + 1 }.map(chain)
      .filter { chain in seen.insert(chain[1]).inserted }
  }

  private func chain(from slot: Int) -> [Int] {
    var chain = [slot]
    while let last = chain.last, let next = below(last) { chain.append(next) }
    return chain
  }

  private func below(_ slot: Int) -> Int? {
    blueprint.edges(of: slot).first { edge in
      edge.kind.isConstruction && depth(Int(edge.target)) == depth(slot) - 1
    }.map { Int($0.target) }
  }

  private mutating func visit(_ start: Int) {
    push(start)
    while let top = stack.indices.last {
      guard let edge = stack[top].edges.popFirst() else {
        finish(stack.removeLast())
        continue
      }
      guard edge.kind.isConstruction else { continue }
      let target = Int(edge.target)
      switch depth(target) {
      case 0: push(target)
      case Self.underWay: close(at: target)
      case let depth: stack[top].depth = max(stack[top].depth, depth + 1)
      }
    }
  }

  private func depth(_ slot: Int) -> Int32 {
    if slot >= blueprint.base { return depths[slot - blueprint.base] }
    if let depth = foreign[slot] { return depth }
    return blueprint.belongsAbove(slot) ? blueprint.parent?.depth(of: slot) ?? 1 : 0
  }

  private mutating func setDepth(_ depth: Int32, of slot: Int) {
    if slot >= blueprint.base {
      depths[slot - blueprint.base] = depth
    } else {
      foreign[slot] = depth
    }
  }

  private mutating func push(_ slot: Int) {
    setDepth(Self.underWay, of: slot)
    stack.append(Visit(slot: slot, edges: blueprint.edges(of: slot)))
  }

  private mutating func finish(_ visit: Visit) {
    setDepth(visit.depth, of: visit.slot)
    longest = max(longest, visit.depth)
    if let top = stack.indices.last { stack[top].depth = max(stack[top].depth, visit.depth + 1) }
  }

  private mutating func close(at target: Int) {
    guard let start = stack.firstIndex(where: { $0.slot == target }) else { return }
    cycles.append(stack[start...].map(\.slot) + [target])
  }
}

extension Blueprint {
  /// The length of the longest chain below a registration, itself included.
  func depth(of slot: Int) -> Int32 {
    if slot < base, let parent { return parent.depth(of: slot) }
    return depths[slot - base]
  }
}
