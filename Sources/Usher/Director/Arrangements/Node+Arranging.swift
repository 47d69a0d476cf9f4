extension Arrangement.Standing {
  /// Its place; a flow may have replaced the node that it began with, or put it into columns.
  func place(in top: Node) -> Arrangement.Place? {
    top.place(first: true, where: isItem) ?? top.place(where: isItem)
      ?? coordinator.flatMap { owner in
        top.place(first: true) { $0.owner == owner } ?? top.place { $0.owner == owner }
      }
  }

  private func isItem(_ node: Node) -> Bool {
    node.id == self.node || (node.owner == coordinator && node.contains(self.node))
  }
}

extension Arrangement {
  /// A node, and the stack that has it as a direct child.
  struct Place {
    let node: Node
    let stack: Node?
  }
}

extension Node {
  /// The place of the first such node, outer ones before inner ones; of stacks, only the first
  /// child is searched if requested, since it usually is the item.
  func place(
    in stack: Node? = nil, first: Bool = false, where isMeant: (Node) -> Bool
  ) -> Arrangement.Place? {
    if isMeant(self) { return Arrangement.Place(node: self, stack: stack) }
    let inner = kind == .stack ? self : nil
    for child in first && kind == .stack ? children.prefix(1) : children[...] {
      if let place = child.place(in: inner, first: first, where: isMeant) { return place }
    }
    return nil
  }

  /// The container inside that has a node as its first child.
  func container(_ kind: Node.Kind, beginningWith id: NodeID) -> Node? {
    let inside = children.lazy.compactMap { child -> Node? in
      let isFound = child.kind == kind && child.children.first?.id == id
      return isFound ? child : child.container(kind, beginningWith: id)
    }
    return inside.first
  }

  /// The innermost container, itself or inside, that has some screens.
  func container(holding screens: [NodeID]) -> Node? {
    guard kind != .screen, screens.allSatisfy(contains) else { return nil }
    return children.lazy.compactMap { $0.container(holding: screens) }.first ?? self
  }

  /// The node with its layout's attributes; a label that was set explicitly stays, and so does one
  /// of an outer layout if `keepingLabel` is true.
  @MainActor func decorated(by layout: SceneLayout, keepingLabel: Bool = false) -> Node {
    var node = self
    if let route = layout.route { node.attributes.route = route }
    let isLabeled = attributes.labelOrigin == .setter || (keepingLabel && attributes.tab != nil)
    if let label = layout.label, !isLabeled {
      (node.attributes.tab, node.attributes.labelOrigin) = (label, .layout)
    }
    let style = attributes.style.union(layout.style)
    if style != attributes.style { node.attributes.style = style }
    return node
  }

  /// The node with the label that an arrangement gives it in place of the other one's.
  func relabeled(_ label: TabLabel?, insteadOf old: TabLabel?) -> Node {
    guard label != old, attributes.labelOrigin != .setter, label != nil || attributes.tab == old
    else { return self }
    var node = self
    (node.attributes.tab, node.attributes.labelOrigin) = (label, .layout)
    return node
  }

  /// The other node if it is equal, so that trees share it; otherwise this one.
  func shared(with other: Node?) -> Node {
    guard let known = other?.descendant(id), known == self else { return self }
    return known
  }

  /// The arrangement with a detail column's content on its stack, shown if it was in sight.
  func adding(_ run: [Node], of item: NodeID?, inSight sight: NodeID?) throws(Refusal) -> Node {
    var tree = SceneTree(root: self)
    let item = item.flatMap(descendant)
    let around = item.flatMap { tree.path(to: $0.id).last { $0.kind == .stack } }
    guard let stack = around ?? item?.innermostStack ?? innermostStack else {
      throw .impossible(
        "\(run[0].name) is a detail, and the other arrangement of \(name) has no stack for it.",
        "Name the items of a narrow window in stacks, or by flows that have one.")
    }
    do {
      tree = try tree.applying(.set(stack.children + run, in: stack.id))
      if let sight, run.contains(where: { $0.contains(sight) }) {
        for edit in tree.selections(revealing: sight) { tree = try tree.applying(edit) }
      }
      return tree.root ?? self
    } catch { throw .tree(error) }
  }

  private var innermostStack: Node? { activePath.last { $0.kind == .stack } }
}

extension Node.Attributes {
  /// `true` if it has attributes that a layout gives a container.
  var isDecorated: Bool { !style.isEmpty || (labelOrigin == .layout && tab != nil) }

  mutating func removeDecoration() {
    style = []
    if labelOrigin == .layout { tab = nil }
  }

  /// Removes the attributes that a layout gave, and keeps those of an outer layout.
  @MainActor mutating func removeDecoration(of layout: SceneLayout) {
    style.subtract(layout.style)
    if labelOrigin == .layout, tab == layout.label { tab = nil }
  }
}
