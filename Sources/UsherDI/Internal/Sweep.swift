/// One pass over all registrations: an order in which dependencies come first, and the cycles.
@MainActor struct Sweep {
  /// What can be visited, each registration after what it depends on.
  private(set) var order: [Int] = []
  /// The cycles, each beginning and ending with the same registration.
  private(set) var cycles: [[Int]] = []
  private var colors: [Int: Bool] = [:]
  private var stack: [(slot: Int, targets: [Int], next: Int)] = []
  private let blueprint: Blueprint

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    order.reserveCapacity(blueprint.records.count)
    for slot in blueprint.base..<blueprint.count where colors[slot] == nil { visit(slot) }
  }

  private mutating func visit(_ start: Int) {
    push(start)
    while let top = stack.indices.last {
      guard stack[top].next < stack[top].targets.count else {
        finish(stack.removeLast().slot)
        continue
      }
      let target = stack[top].targets[stack[top].next]
      stack[top].next += 1
      switch colors[target] {
      case nil: push(target)
      case false?: close(at: target)
      case true?: break
      }
    }
  }

  /// `false` while a registration is on the way, `true` when it is done.
  private mutating func push(_ slot: Int) {
    colors[slot] = false
    stack.append((slot, blueprint.constructionTargets(of: slot), 0))
  }

  private mutating func finish(_ slot: Int) {
    colors[slot] = true
    order.append(slot)
  }

  private mutating func close(at target: Int) {
    guard let start = stack.firstIndex(where: { $0.slot == target }) else { return }
    cycles.append(stack[start...].map(\.slot) + [target])
  }
}
