/// Its place among the nodes that are in sight.
extension NodeModel {
  /// `true` while a node in it is not free to be dismissed.
  package var asksBeforePop: Bool { isLocked }

  /// Pops it, or asks its coordinator, as a tap on its own back button does.
  package func askToPop() { host?.wasAskedToPop(self) }

  /// `true` if its front screen is on the display.
  var isInPlace: Bool {
    switch content {
    case .screen: !views.isEmpty
    case .stack(let stack): stack.top?.isInPlace ?? true
    case .tabs, .pages: children.first { $0.node == selected }?.isInPlace ?? true
    case .columns: children.contains(where: \.isInPlace)
    case nil: false
    }
  }

  /// `true` once the transition of its front screen has ended.
  var hasArrived: Bool {
    switch content {
    case .screen: !arrived.isEmpty
    case .stack(let stack): stack.top?.hasArrived ?? true
    case .tabs, .pages: children.first { $0.node == selected }?.hasArrived ?? true
    case .columns: children.contains(where: \.hasArrived)
    case nil: true
    }
  }

  var isOutOfSight: Bool { views.isEmpty && children.allSatisfy(\.isOutOfSight) }

  /// Collects the screens that may be visible while it is.
  func collectFront(into screens: inout [NodeModel]) {
    if kind == .screen { screens.append(self) }
    for child in front { child.collectFront(into: &screens) }
  }

  private var front: [NodeModel] {
    switch content {
    case .stack(let stack): stack.top.map { [$0] } ?? []
    case .tabs, .pages: children.filter { $0.node == selected }
    case .screen, .columns, nil: children
    }
  }

  /// `true` if it may be visible in its layer, by its position in the tree.
  var isFront: Bool {
    var next = self
    while let parent = next.parent {
      guard parent.front.contains(next) else { return false }
      next = parent
    }
    return layer?.root === next
  }

  /// `true` if a view may omit it: in a slot that is not shown, or in a column without room.
  var mayBeLeftOut: Bool {
    guard let parent else { return false }
    return parent.kind == .screen || parent.kind == .split || parent.mayBeLeftOut
  }
}
