/// The first legal step from what a host shows to what it should show, level-triggered: worked out
/// anew from both trees each time, so that nothing that happens in between makes it stale.
struct Plan {
  let shown: SceneTree
  let wanted: SceneTree
  let limits: HostLimits

  /// Wrong modals go from the top, then what stays is mended, then what is missing is presented.
  func firstStep() -> Edit? {
    let common = commonModals
    if let edit = dismissal(keeping: common) ?? newRoot() { return edit }
    if let edit = mending(shown.root, wanted.root) { return edit }
    for index in 0..<common {
      if let edit = mending(shown.modals[index].node, wanted.modals[index].node) { return edit }
    }
    return common < wanted.modals.count ? .present(wanted.modals[common]) : nil
  }

  private var commonModals: Int {
    guard hasRightRoot else { return 0 }
    return zip(shown.modals, wanted.modals).prefix { isSame($0, $1) }.count
  }

  private func isSame(_ shown: Modal, _ wanted: Modal) -> Bool {
    shown.id == wanted.id && shown.style == wanted.style && shown.presenter == wanted.presenter
      && shown.node.kind == wanted.node.kind
  }

  /// A root is never changed under a modal, which would be left hanging.
  private var hasRightRoot: Bool {
    shown.root?.id == wanted.root?.id && shown.root?.kind == wanted.root?.kind
  }

  private func dismissal(keeping common: Int) -> Edit? {
    guard common < shown.modals.count, let top = shown.modals.last else { return nil }
    return .remove(limits.dismissesSeveralAtOnce ? shown.modals[common].id : top.id)
  }

  private func newRoot() -> Edit? {
    hasRightRoot ? nil : .root(wanted.root)
  }

  private func mending(_ shown: Node?, _ wanted: Node?) -> Edit? {
    guard let shown, let wanted, !shown.isIdentical(to: wanted) else { return nil }
    if let edit = children(of: shown, wanted) { return edit }
    if let selected = wanted.shape.selected, selected != shown.shape.selected {
      return .select(selected, in: wanted.id)
    }
    if shown.attributes != wanted.attributes { return .update(wanted.id, wanted.attributes) }
    for (before, after) in zip(shown.children, wanted.children) {
      if let edit = mending(before, after) { return edit }
    }
    return nil
  }

  private func children(of shown: Node, _ wanted: Node) -> Edit? {
    let before = shown.children
    let after = wanted.children
    let common = zip(before, after).prefix { isSame($0, $1) }.count
    guard common < max(before.count, after.count) else { return nil }
    let standing = Dictionary(before[common...].map { ($0.id, $0) }) { first, _ in first }
    // What stays is given as it is shown, so that a step changes one container only.
    let rest = after[common...].map { child in
      standing[child.id].flatMap { isSame($0, child) ? $0 : nil } ?? child
    }
    let nodes = Array(before[..<common]) + rest
    let stays = common + rest.prefix { standing[$0.id] != nil }.count
    return .set(limited(nodes, stays: stays, of: before.count, in: wanted), in: wanted.id)
  }

  private func isSame(_ shown: Node, _ wanted: Node) -> Bool {
    shown.isIdentical(to: wanted)
      || shown.id == wanted.id && shown.kind == wanted.kind && shown.slot == wanted.slot
  }

  /// Where a stack takes one at a time: what stays, then one more.
  private func limited(_ nodes: [Node], stays: Int, of count: Int, in wanted: Node) -> [Node] {
    guard wanted.kind == .stack, !limits.pushesSeveralAtOnce else { return nodes }
    return Array(nodes.prefix(stays == count || stays == 0 ? stays + 1 : stays))
  }
}
