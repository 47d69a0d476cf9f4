/// A screen has one place, so it leaves the old one before it is shown in the new one.
extension Plan {
  /// Takes screens that are wanted elsewhere out of a container that can do without.
  func clearing(_ shown: Node, _ wanted: Node) -> Edit? {
    let (kept, left) = parts(of: shown, wanted)
    if holdsReturning(left) {
      let mayBeEmpty = !kept.isEmpty || shown.kind == .screen
      return mayBeEmpty ? .set(kept.map(\.shown), in: wanted.id) : nil
    }
    return kept.lazy.compactMap { clearing($0.shown, $0.wanted) }.first
  }

  /// Where a container would be empty, what comes takes the place: whatever of it is free to.
  func yielding(_ shown: Node, _ wanted: Node) -> Edit? {
    let (kept, left) = parts(of: shown, wanted)
    guard holdsReturning(left) else {
      return kept.lazy.compactMap { yielding($0.shown, $0.wanted) }.first
    }
    let held = returning.filter { old, _ in !left.contains { $0.descendant(old) != nil } }.values
    let free = wanted.children.filter { child in !held.contains { child.descendant($0) != nil } }
    guard !free.isEmpty else { return nil }
    return Mending(shown.children, free, wanted.kind, limits).nodes.map { .set($0, in: wanted.id) }
  }

  private func holdsReturning(_ nodes: [Node]) -> Bool {
    nodes.contains { node in returning.keys.contains { node.descendant($0) != nil } }
  }

  /// The children that stay, each with what it is to become, and those that leave.
  private func parts(
    of shown: Node, _ wanted: Node
  ) -> (kept: [(shown: Node, wanted: Node)], left: [Node]) {
    var kept: [(shown: Node, wanted: Node)] = []
    var left: [Node] = []
    for child in shown.children {
      let after = wanted.children.first { child.isPlaced(as: $0) }
      if let after { kept.append((child, after)) } else { left.append(child) }
    }
    return (kept, left)
  }
}
