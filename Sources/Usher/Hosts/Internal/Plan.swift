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
    let before = shown.children
    let after = wanted.children
    if let nodes = Mending(before, after, wanted.kind, limits).nodes {
      return .set(nodes, in: wanted.id)
    }
    if let selected = wanted.shape.selected, selected != shown.shape.selected {
      return .select(selected, in: wanted.id)
    }
    if shown.attributes != wanted.attributes { return .update(wanted.id, wanted.attributes) }
    for index in after.indices where !before[index].isIdentical(to: after[index]) {
      if let edit = mending(before[index], after[index]) { return edit }
    }
    return nil
  }
}

/// The children that a container is to have next, where they are not those that it has.
private struct Mending {
  let before: [Node]
  let after: [Node]
  let kind: Shape.Kind
  let limits: HostLimits

  init(_ before: [Node], _ after: [Node], _ kind: Shape.Kind, _ limits: HostLimits) {
    self.before = before
    self.after = after
    self.kind = kind
    self.limits = limits
  }

  /// What stays is given as it is shown, so that a step changes one container only.
  var nodes: [Node]? {
    let (common, isIdentical) = commonStart
    guard common < max(before.count, after.count) else { return nil }
    if isIdentical && common == min(before.count, after.count) {
      return limited(after, stays: common)
    }
    let standing = Dictionary(before[common...].map { ($0.id, $0) }) { first, _ in first }
    let rest = after[common...].map { child in
      standing[child.id].flatMap { isSame($0, child) ? $0 : nil } ?? child
    }
    let stays = common + rest.prefix { standing[$0.id] != nil }.count
    return limited(Array(before[..<common]) + rest, stays: stays)
  }

  /// How many children both begin with, and whether these are the very same.
  private var commonStart: (count: Int, isIdentical: Bool) {
    let limit = min(before.count, after.count)
    var isIdentical = true
    for index in 0..<limit where !before[index].isIdentical(to: after[index]) {
      guard isSame(before[index], after[index]) else { return (index, isIdentical) }
      isIdentical = false
    }
    return (limit, isIdentical)
  }

  private func isSame(_ shown: Node, _ wanted: Node) -> Bool {
    shown.id == wanted.id && shown.kind == wanted.kind && shown.slot == wanted.slot
  }

  /// Where a stack takes one at a time: what stays, then one more.
  private func limited(_ nodes: [Node], stays: Int) -> [Node] {
    guard kind == .stack, !limits.pushesSeveralAtOnce else { return nodes }
    return Array(nodes.prefix(stays == before.count || stays == 0 ? stays + 1 : stays))
  }
}
