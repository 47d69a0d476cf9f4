/// A screen has one place, so it leaves the old one before it is shown in the new one.
extension StepPlan {
  func relocation(_ common: Int) -> Edit? {
    first(common, removal) ?? first(common, replacement) ?? first(common, temporaryRemoval)
      ?? temporaryDismissal(common)
  }

  /// Takes screens that are wanted elsewhere out of a container that can do without.
  private func removal(_ shown: Node, _ wanted: Node) -> Edit? {
    let (kept, left) = parts(of: shown, wanted)
    if holdsReturning(left) {
      let mayBeEmpty = !kept.isEmpty || shown.kind == .screen
      return mayBeEmpty ? .set(kept.map(\.shown), in: wanted.id) : nil
    }
    return kept.lazy.compactMap { removal($0.shown, $0.wanted) }.first
  }

  /// Where a container would be empty, what comes takes the place, as far as it is not held elsewhere.
  private func replacement(_ shown: Node, _ wanted: Node) -> Edit? {
    let (kept, left) = parts(of: shown, wanted)
    guard holdsReturning(left) else {
      return kept.lazy.compactMap { replacement($0.shown, $0.wanted) }.first
    }
    let held = returning.filter { old, _ in !left.contains { $0.descendant(old) != nil } }.values
    let free = wanted.children.filter { child in !held.contains { child.descendant($0) != nil } }
    guard !free.isEmpty else { return nil }
    let plan = ChildrenPlan(
      before: shown.children, after: free, kind: wanted.kind, capabilities: capabilities)
    return plan.nodes.map { .set($0, in: wanted.id) }
  }

  /// Where containers wait for each other's screens, one of them leaves for a while, and comes back
  /// with what it is to hold: one that is out of sight, if it can be.
  private func temporaryRemoval(_ shown: Node, _ wanted: Node) -> Edit? {
    let waiting = parts(of: shown, wanted).kept.filter { isWaiting($0.shown, $0.wanted) }
    if let edit = waiting.lazy.compactMap({ temporaryRemoval($0.shown, $0.wanted) }).first {
      return edit
    }
    let unseen = waiting.first { $0.shown.id != shown.activeChild?.id }
    guard shown.children.count > 1 || shown.kind == .screen, let one = unseen ?? waiting.first
    else { return nil }
    return .set(shown.children.filter { $0.id != one.shown.id }, in: wanted.id)
  }

  /// Where each of them fills a layer, the topmost of these layers leaves for a while.
  private func temporaryDismissal(_ common: Int) -> Edit? {
    let layers = zip(shown.modals, wanted.modals).prefix(common)
    let waiting = Array(layers).lastIndex { isWaiting($0.node, $1.node) }
    return waiting.flatMap(dismissal)
  }

  /// Returns whether all that a container holds is wanted elsewhere, or that of one inside it.
  private func isWaiting(_ shown: Node, _ wanted: Node) -> Bool {
    let (kept, left) = parts(of: shown, wanted)
    return holdsReturning(left) || kept.contains { isWaiting($0.shown, $0.wanted) }
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
      let after = wanted.children.first { child.isSamePlace(as: $0) }
      if let after { kept.append((child, after)) } else { left.append(child) }
    }
    return (kept, left)
  }
}
