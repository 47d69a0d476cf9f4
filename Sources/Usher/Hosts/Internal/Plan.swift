/// The first legal step from what a host shows to what it should show, level-triggered: worked out
/// anew from both trees each time, so that nothing that happens in between makes it stale.
struct Plan {
  let shown: SceneTree
  let wanted: SceneTree
  let limits: HostLimits
  /// What still shows a screen that is wanted in another place.
  var returning: Set<NodeID> = []

  /// Wrong modals go from the top, then what stays is mended, then what is missing is presented.
  func firstStep() -> Edit? {
    let common = commonModals
    if let edit = dismissal(keeping: common) ?? newRoot() { return edit }
    if !returning.isEmpty, let edit = first(common, clearing) { return edit }
    if let edit = first(common, mending) { return edit }
    return common < wanted.modals.count ? .present(wanted.modals[common]) : nil
  }

  private func first(_ common: Int, _ step: (Node, Node) -> Edit?) -> Edit? {
    if let before = shown.root, let after = wanted.root, let edit = step(before, after) {
      return edit
    }
    for (before, after) in zip(shown.modals, wanted.modals).prefix(common) {
      if let edit = step(before.node, after.node) { return edit }
    }
    return nil
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

  /// A screen has one place, so it leaves the old one before it is shown in the new one.
  private func clearing(_ shown: Node, _ wanted: Node) -> Edit? {
    var pairs: [(Node, Node)] = []
    var left: [Node] = []
    for child in shown.children {
      let after = wanted.children.first { child.isPlaced(as: $0) }
      if let after { pairs.append((child, after)) } else { left.append(child) }
    }
    if left.contains(where: { node in returning.contains { node.descendant($0) != nil } }) {
      let mayBeEmpty = !pairs.isEmpty || shown.kind == .screen
      return mayBeEmpty ? .set(pairs.map(\.0), in: wanted.id) : mending(shown, wanted)
    }
    return pairs.lazy.compactMap(clearing).first
  }

  private func mending(_ shown: Node, _ wanted: Node) -> Edit? {
    guard !shown.isIdentical(to: wanted) else { return nil }
    let before = shown.children
    let after = wanted.children
    if let nodes = Mending(before, after, wanted.kind, limits).nodes {
      return .set(nodes, in: wanted.id)
    }
    if let selected = wanted.shape.selected, selected != shown.shape.selected {
      return mendingUnseen(selected, before, after) ?? .select(selected, in: wanted.id)
    }
    if shown.attributes != wanted.attributes { return .update(wanted.id, wanted.attributes) }
    for index in after.indices where !before[index].isIdentical(to: after[index]) {
      if let edit = mending(before[index], after[index]) { return edit }
    }
    return nil
  }
}

extension Plan {
  /// What is about to come into sight is mended first, so that nothing old flashes up.
  private func mendingUnseen(_ id: NodeID, _ before: [Node], _ after: [Node]) -> Edit? {
    guard let old = before.first(where: { $0.id == id }),
      let new = after.first(where: { $0.id == id })
    else { return nil }
    return mending(old, new)
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
      standing[child.id].flatMap { $0.isPlaced(as: child) ? $0 : nil } ?? child
    }
    let stays = common + rest.prefix { standing[$0.id] != nil }.count
    return limited(Array(before[..<common]) + rest, stays: stays)
  }

  /// How many children both begin with, and whether these are the very same.
  private var commonStart: (count: Int, isIdentical: Bool) {
    let limit = min(before.count, after.count)
    var isIdentical = true
    for index in 0..<limit where !before[index].isIdentical(to: after[index]) {
      guard before[index].isPlaced(as: after[index]) else { return (index, isIdentical) }
      isIdentical = false
    }
    return (limit, isIdentical)
  }

  /// Where a stack takes one at a time: what stays, then one more.
  private func limited(_ nodes: [Node], stays: Int) -> [Node] {
    guard kind == .stack, !limits.pushesSeveralAtOnce else { return nodes }
    return Array(nodes.prefix(stays == before.count || stays == 0 ? stays + 1 : stays))
  }
}

extension Node {
  /// Whether it is the wanted node, of the same kind and in the same slot, whatever is inside.
  fileprivate func isPlaced(as wanted: Node) -> Bool {
    id == wanted.id && kind == wanted.kind && slot == wanted.slot
  }
}
