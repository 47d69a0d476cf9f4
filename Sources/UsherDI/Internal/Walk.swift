/// A walk through registrations, depth first, without recursion.
struct Walk<Node: Hashable> {
  private var stack: [(node: Node, targets: [Node], next: Int)] = []
  private var seen: Set<Node> = []
  private let start: Node

  init(from start: Node) {
    self.start = start
  }

  /// All that can be reached, each after what it depends on.
  @MainActor mutating func postorder(_ targets: (Node) -> [Node]) -> [Node] {
    var order: [Node] = []
    seen = [start]
    stack = [(start, targets(start), 0)]
    while let top = stack.indices.last {
      guard stack[top].next < stack[top].targets.count else {
        order.append(stack.removeLast().node)
        continue
      }
      let target = stack[top].targets[stack[top].next]
      stack[top].next += 1
      if seen.insert(target).inserted { stack.append((target, targets(target), 0)) }
    }
    return order
  }
}

/// A registration as the container sees it that makes it: this one, or one above for all.
struct Place: Hashable {
  let blueprint: Blueprint
  let slot: Int

  static func == (left: Place, right: Place) -> Bool {
    left.slot == right.slot && left.blueprint === right.blueprint
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(slot)
    hasher.combine(ObjectIdentifier(blueprint))
  }

  /// What has to be made before it.
  @MainActor var dependencies: [Place] {
    blueprint.constructed(before: slot).map(blueprint.place)
  }
}

extension Blueprint {
  func place(_ slot: Int) -> Place {
    guard belongsAbove(slot), let parent else { return Place(blueprint: self, slot: slot) }
    return parent.place(slot)
  }

  /// A registration with all that is made before it, which comes first.
  func construction(of slot: Int) -> [Int] {
    var walk = Walk(from: place(slot))
    return walk.postorder(\.dependencies).map(\.slot)
  }
}
