/// A walk through registrations, depth first, without recursion.
struct Walk {
  private var stack: [(slot: Int, targets: [Int], next: Int)] = []
  private var seen: Set<Int> = []
  private let start: Int

  init(from start: Int) {
    self.start = start
  }

  /// All that can be reached, each after what it depends on.
  @MainActor mutating func postorder(_ targets: (Int) -> [Int]) -> [Int] {
    var order: [Int] = []
    seen = [start]
    stack = [(start, targets(start), 0)]
    while let top = stack.indices.last {
      guard stack[top].next < stack[top].targets.count else {
        order.append(stack[top].slot)
        stack.removeLast()
        continue
      }
      let target = stack[top].targets[stack[top].next]
      stack[top].next += 1
      if seen.insert(target).inserted { stack.append((target, targets(target), 0)) }
    }
    return order
  }
}
