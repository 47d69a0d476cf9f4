extension Draft {
  /// Gives each adaptive layout the arrangement for a width, outer ones first.
  mutating func arrange(for width: SceneWidth) throws(Refusal) {
    self.width = width
    preparation.width = width
    let known = director.arranged
    let prepared = [director.root] + preparation.coordinators
    let new = prepared.filter { one in !known.contains { $0 === one } }
    for coordinator in known + new {
      for index in coordinator.arrangements.indices { try arrange(coordinator, index, width) }
    }
  }

  /// Gives a restored tree the arrangement for the window's width, or leaves it as saved if that
  /// arrangement is impossible or denied.
  mutating func arrange(
    from saved: SceneWidth, to width: SceneWidth, unless isDenied: (Draft) -> Bool
  ) {
    self.width = saved
    var before = self
    do throws(Refusal) {
      try dropReplacedDetails()
      guard saved != width else { return }
      before = self
      try arrange(for: width)
      if isDenied(self) && !isDenied(before) { self = before }
    } catch { self = before }
  }

  /// Removes the items of detail columns that show something else.
  private mutating func dropReplacedDetails() throws(Refusal) {
    for coordinator in [director.root] + preparation.coordinators {
      for arrangement in coordinator.arrangements {
        guard let column = arrangement.detail.flatMap({ tree.node($0.column) }),
          column.kind == .stack,
          let first = column.children.firstIndex(where: { $0.attributes.detailOf != nil })
        else { continue }
        try apply(.set(Array(column.children[first...]), in: column.id))
      }
    }
  }

  private mutating func arrange(
    _ coordinator: Coordinator, _ index: Int, _ width: SceneWidth
  ) throws(Refusal) {
    let arrangement = coordinator.arrangements[index]
    guard arrangement.width != width, !arrangement.isFixed, !isArranged(coordinator, index),
      let old = arrangement.top.flatMap(tree.node)
    else { return }
    var next = Arrangement.Rearrangement(arrangement, of: coordinator, in: preparation, over: old)
    guard let new = try next.node(for: width) else {
      throw .impossible(
        "Nothing that \(coordinator.outlineName) shows has a place in its \(width.rawValue) arrangement.",
        "Keep an item that both arrangements name.")
    }
    try replace(old, with: new)
    arrangements.append(Arrangement.Change(coordinator, index, next))
  }

  private func isArranged(_ coordinator: Coordinator, _ index: Int) -> Bool {
    change(of: coordinator, index) != nil
  }

  private func change(of coordinator: Coordinator, _ index: Int) -> Arrangement.Change? {
    arrangements.last { $0.coordinator === coordinator && $0.index == index }
  }

  /// An arrangement of a coordinator, as this draft has changed it so far.
  func arrangement(of coordinator: Coordinator, _ index: Int) -> Arrangement {
    change(of: coordinator, index)?.arrangement ?? coordinator.arrangements[index]
  }

  /// Replaces an arrangement under the layers that it presents, which stay.
  private mutating func replace(_ old: Node, with new: Node) throws(Refusal) {
    let layers = tree.modals
    if let around = tree.path(to: old.id).dropLast().last {
      try NestingRules.requireLegal(new, in: around.kind)
    }
    try apply(tree.root?.id == old.id ? .root(new) : .replace(old.id, with: new))
    for modal in layers.dropFirst(tree.modals.count) {
      guard let presenter = presenter(of: modal, old, new) else {
        throw .impossible(
          "\(modal.node.name) is presented by a screen that only the other arrangement has.",
          "Present it from a screen that both arrangements name.")
      }
      try apply(.present(Modal(presenter: presenter, style: modal.style, node: modal.node)))
    }
  }

  /// The presenter of a layer after a change: the one before it; for a container that has gone, the
  /// smallest one with all of its screens, the only screen, or else the one that replaces the arrangement.
  ///
  /// A layer over a detail column is one over the detail from then on.
  private func presenter(of modal: Modal, _ old: Node, _ new: Node) -> NodeID? {
    if tree.node(modal.presenter) != nil { return modal.presenter }
    guard let container = old.descendant(modal.presenter), container.kind != .screen else {
      return nil
    }
    if container.children.first?.attributes.detailOf != nil { return container.activePath.last?.id }
    let screens = container.flattened.filter { $0.kind == .screen && new.contains($0.id) }.map(\.id)
    guard !screens.isEmpty, let twin = new.container(holding: screens) else { return new.id }
    return screens.count == 1 && twin.kind != .stack ? screens[0] : twin.id
  }

  /// Shows the item of each detail column whose content has left; returns `false` if none has.
  mutating func refillDetails() throws(Refusal) -> Bool {
    var isChanged = false
    for coordinator in director.arranged where !endings.contains(coordinator) {
      for index in coordinator.arrangements.indices {
        isChanged = try refillDetail(of: coordinator, index) || isChanged
      }
    }
    return isChanged
  }

  private mutating func refillDetail(
    of coordinator: Coordinator, _ index: Int
  ) throws(Refusal) -> Bool {
    let arrangement = arrangement(of: coordinator, index)
    guard let detail = arrangement.detail, let split = tree.node(detail.split),
      tree.node(detail.column) == nil
    else { return false }
    var next = Arrangement.Rearrangement(arrangement, of: coordinator, in: preparation)
    guard let column = try next.detailColumn(for: width ?? director.width) else { return false }
    try apply(.set(split.children + [column], in: split.id))
    arrangements.append(Arrangement.Change(coordinator, index, next))
    return true
  }
}
