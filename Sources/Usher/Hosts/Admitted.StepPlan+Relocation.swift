/// A screen has one place, so it leaves the old one before it is shown in the new one.
extension Admitted.StepPlan {
  func relocation(_ common: Int) -> Edit? {
    first(common, removal) ?? first(common, replacement) ?? first(common, temporaryRemoval)
      ?? temporaryDismissal(common)
  }

  /// Removes screens that are wanted elsewhere from a container that does not become empty.
  private func removal(_ shown: Node, _ wanted: Node) -> Edit? {
    let (kept, left) = parts(of: shown, wanted)
    if holdsReturning(left) {
      let mayBeEmpty = !kept.isEmpty || shown.kind == .screen
      return mayBeEmpty ? .set(kept.map(\.shown), in: wanted.id) : nil
    }
    return kept.lazy.compactMap { removal($0.shown, $0.wanted) }.first
  }

  /// Replaces the children of a container that would become empty with those not held elsewhere.
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

  /// If containers wait for each other's screens, one of them leaves for a while.
  ///
  /// It returns with its wanted children. A container that is not visible is preferred.
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

  /// If each of them fills a layer, the topmost of these layers leaves for a while.
  private func temporaryDismissal(_ common: Int) -> Edit? {
    let layers = zip(shown.modals, wanted.modals).prefix(common)
    let waiting = Array(layers).lastIndex { isWaiting($0.node, $1.node) }
    return waiting.flatMap(dismissal)
  }

  /// Returns true if a container, or one inside it, holds screens that are wanted elsewhere.
  private func isWaiting(_ shown: Node, _ wanted: Node) -> Bool {
    let (kept, left) = parts(of: shown, wanted)
    return holdsReturning(left) || kept.contains { isWaiting($0.shown, $0.wanted) }
  }

  private func holdsReturning(_ nodes: [Node]) -> Bool {
    nodes.contains { node in returning.keys.contains { node.descendant($0) != nil } }
  }

  /// The children that stay, each with its wanted node, and those that leave.
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
