/// A walk through registrations, depth first, without recursion.
struct DepthFirstWalk<Node: Hashable> {
  private var stack: [(node: Node, targets: [Node], next: Int)] = []
  /// What each was reached from.
  private var dependents: [Node: Node] = [:]
  let start: Node

  init(from start: Node) {
    self.start = start
  }

  /// All that can be reached, each after what it depends on.
  @MainActor mutating func postorder(_ targets: (Node) -> [Node]) -> [Node] {
    var order: [Node] = []
    dependents = [:]
    stack = [(start, targets(start), 0)]
    while let top = stack.indices.last {
      guard stack[top].next < stack[top].targets.count else {
        order.append(stack.removeLast().node)
        continue
      }
      let target = stack[top].targets[stack[top].next]
      stack[top].next += 1
      guard target != start, dependents[target] == nil else { continue }
      dependents[target] = stack[top].node
      stack.append((target, targets(target), 0))
    }
    return order
  }

  /// What a node was reached through, the nearest first.
  func way(to node: Node) -> some Sequence<Node> {
    sequence(first: node) { dependents[$0] }.dropFirst()
  }

  /// The error of a node, with the way to it at the beginning of its path.
  @MainActor func trace(
    _ error: any Error, at node: Node, _ record: (Node) -> RegistrationRecord
  ) -> ResolutionError {
    way(to: node).reduce(.wrapping(error)) { $0.through(record($1)) }
  }
}

/// A registration, and the container that makes what it stands for.
struct GraphPosition: Hashable {
  let container: Container
  let slot: Int

  static func == (left: GraphPosition, right: GraphPosition) -> Bool {
    left.slot == right.slot && left.container === right.container
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(slot)
    hasher.combine(ObjectIdentifier(container))
  }

  @MainActor var record: RegistrationRecord { container.blueprint.record(slot) }
  @MainActor var factory: AnyInstanceFactory { container.blueprint.factory(slot: slot) }

  /// What has to be made before it; nothing, where it is given there or with the call.
  @MainActor func dependencies(_ given: [Argument] = []) -> [GraphPosition] {
    let record = record
    let isGiven = record.kind == .argument && given.contains { $0.type == record.service }
    if isGiven || container.isGiven(record) { return [] }
    return container.blueprint.constructed(before: slot).map(container.place)
  }
}

extension Container {
  /// Where a registration is made: what is kept by the container that keeps it, the rest here.
  func place(_ slot: Int) -> GraphPosition {
    let lifetime = blueprint.record(slot).lifetime
    if let scope = lifetime.scope {
      return GraphPosition(container: owner(of: slot, in: scope) ?? self, slot: slot)
    }
    return GraphPosition(container: lifetime.isKept ? home(of: slot) : self, slot: slot)
  }

  /// A registration with all that is made before it, which comes first.
  func construction(of slot: Int) -> [GraphPosition] {
    var walk = DepthFirstWalk(from: place(slot))
    return walk.postorder { $0.dependencies() }
  }
}
