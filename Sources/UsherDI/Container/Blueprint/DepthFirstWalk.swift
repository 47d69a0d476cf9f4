/// A walk through registrations, depth first, without recursion.
struct DepthFirstWalk<Node: Hashable> {
  /// All nodes reached, each after its dependencies.
  private(set) var order: [Node] = []
  /// The cycles on the way, each beginning and ending with the same registration.
  private(set) var cycles: [[Node]] = []
  private var stack: [(node: Node, targets: ArraySlice<Node>)] = []
  private var visits: [Node: (origin: Node?, isDone: Bool)] = [:]

  init() {}

  @MainActor init(from start: Node, _ targets: @MainActor (Node) -> [Node]) {
    visit(start, targets)
  }

  /// Continues the walk from a node, to everything not reached before.
  @MainActor mutating func visit(
    _ start: Node, _ targets: @MainActor (Node) -> [Node]
  ) {
    if visits[start] == nil { push(start, from: nil, targets) }
    while let top = stack.indices.last {
      guard let target = stack[top].targets.popFirst() else {
        let node = stack.removeLast().node
        visits[node]?.isDone = true
        order.append(node)
        continue
      }
      switch visits[target]?.isDone {
      case nil: push(target, from: stack[top].node, targets)
      case false?: cycles.append(stack.map(\.node).drop { $0 != target } + [target])
      case true?: break
      }
    }
  }

  @MainActor private mutating func push(
    _ node: Node, from origin: Node?, _ targets: @MainActor (Node) -> [Node]
  ) {
    visits[node] = (origin, false)
    stack.append((node, targets(node)[...]))
  }

  /// The error of a node, with its path prepended.
  @MainActor func trace(
    _ error: any Error, at node: Node, _ record: (Node) -> RegistrationRecord
  ) -> ResolutionError {
    sequence(first: node) { visits[$0]?.origin }.dropFirst()
      .reduce(.wrapping(error)) { $0.through(record($1)) }
  }
}
