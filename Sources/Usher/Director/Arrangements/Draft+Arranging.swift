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
    next.arrangement.presenters = try replace(old, with: new, arrangement.presenters)
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

  /// Replaces an arrangement under the layers that it presents, which stay; returns what those were over
  /// that are over something else from now on.
  private mutating func replace(
    _ old: Node, with new: Node, _ known: [NodeID: Arrangement.Presenter]
  ) throws(Refusal) -> [NodeID: Arrangement.Presenter] {
    let layers = tree.modals
    if let around = tree.path(to: old.id).dropLast().last {
      try NestingRules.requireLegal(new, in: around.kind)
    }
    try apply(tree.root?.id == old.id ? .root(new) : .replace(old.id, with: new))
    let below = layers.firstIndex { $0.node.contains(old.id) }.map { $0 + 1 } ?? 0
    let above = layers.dropFirst(below)
    let standing = Array(tree.layers.prefix(below + 1)) + above.map(\.node)
    var presenters: [NodeID: Arrangement.Presenter] = [:]
    let wanted = try above.map { (modal) throws(Refusal) in
      let isStanding = standing.contains { $0.contains(modal.presenter) }
      let container = old.descendant(modal.presenter).flatMap { $0.kind == .screen ? nil : $0 }
      let before = known[modal.id].flatMap { $0.now == modal.presenter ? $0 : nil }
      let presenter =
        before?.presenter(in: new)
        ?? (isStanding
          ? modal.presenter : container.flatMap { new.presenter(insteadOf: $0, in: old) })
      guard let presenter else {
        throw .impossible(
          "\(modal.node.name) is presented by a screen that only the other arrangement has.",
          "Present it from a screen that both arrangements name.")
      }
      if presenter != modal.presenter, let container {
        presenters[modal.id] = Arrangement.Presenter(container, in: old, now: presenter)
      }
      return Modal(presenter: presenter, style: modal.style, node: modal.node)
    }
    try present(tree.modals.prefix(below) + wanted)
    return presenters
  }

  /// Presents layers in place of those that are not over the same any more, in their order.
  private mutating func present(_ wanted: [Modal]) throws(Refusal) {
    let common = zip(tree.modals, wanted).prefix { $0.id == $1.id && $0.presenter == $1.presenter }
    while tree.modals.count > common.count {
      try apply(.remove(tree.modals[tree.modals.count - 1].id))
    }
    for modal in wanted.dropFirst(common.count) { try apply(.present(modal)) }
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
