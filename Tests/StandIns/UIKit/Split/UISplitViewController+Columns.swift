/// The stack that a column creates for a controller that is none.
final class ColumnNavigationController: UINavigationController {
  convenience init(_ root: UIViewController) {
    root.leaveColumn()
    self.init(rootViewController: root)
  }
}

extension UISplitViewController {
  /// Moves the columns to their places.
  func arrange(showing column: Column?) {
    if isCollapsed {
      if let column { showCollapsed(column) }
    } else {
      spread(displayMode.columns(in: style))
    }
  }

  /// Returns whether a column is visible.
  func isShown(_ stack: UINavigationController) -> Bool { stack.appearance.isShowing }

  /// Removes a column's stack from any place.
  func remove(_ stack: UINavigationController) {
    if let outer = stack.parent as? UINavigationController {
      return outer.nest(outer.stack.filter { $0 !== stack })
    }
    hideColumn(stack)
    stack.willMove(toParent: nil)
    stack.removeFromParent()
  }

  /// Shows one column at a time, the top one as the delegate decides.
  func collapse() {
    let proposed: Column = given[.compact] == nil ? .secondary : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    for column in columns.dropFirst() { stacks[column].map(remove) }
    isCollapsed = true
    showCollapsed(stacks[top] == nil ? .primary : top, animated: false)
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Shows columns side by side, as the delegate decides.
  func expand() {
    let mode =
      delegate?.splitViewController(
        self, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
      ?? proposedDisplayMode
    isCollapsed = false
    if let primary = stacks[.primary] { primary.nest(primary.stack.filter { !isColumn($0) }) }
    stacks[.compact].map(remove)
    spread(mode.columns(in: style))
    delegate?.splitViewControllerDidExpand(self)
  }

  /// Shows a column over the ones before it.
  func showCollapsed(_ column: Column, animated: Bool = true) {
    if column == .compact, let compact = stacks[.compact] {
      stacks[.primary].map(hideColumn)
      return showColumn(compact)
    }
    stacks[.compact].map(hideColumn)
    guard let primary = stacks[.primary] else { return stacks[column].map(showColumn) ?? () }
    showColumn(primary)
    let upTo = columns.firstIndex(of: column) ?? 0
    let over = columns[...upTo].dropFirst().compactMap { stacks[$0] }
    let own = primary.stack.filter { !isColumn($0) }
    primary.nest(own + over, animated: animated && appearance == .appeared)
  }

  /// Hides a column, and those over it.
  func hideCollapsed(_ column: Column) {
    guard let index = columns.firstIndex(of: column), index > 0 else { return }
    showCollapsed(columns[index - 1])
  }

  private func isColumn(_ controller: UIViewController) -> Bool {
    stacks.values.contains { $0 === controller }
  }

  private func spread(_ shown: [Column]) {
    for column in columns where !shown.contains(column) { stacks[column].map(hideColumn) }
    for column in shown { stacks[column].map(showColumn) }
  }

  private func showColumn(_ stack: UINavigationController) {
    let isNew = stack.parent !== self
    if isNew { contain(stack) }
    if appearance.isShowing { stack.beginAppearanceTransition(true, animated: false) }
    if isViewLoaded, stack.viewIfLoaded?.superview !== view { view.addSubview(stack.view) }
    if appearance == .appeared { stack.endAppearanceTransition() }
    if isNew { stack.didMove(toParent: self) }
  }

  private func hideColumn(_ stack: UINavigationController) {
    guard stack.parent === self else { return }
    stack.conclude(hidden: true, animated: false)
    stack.viewIfLoaded?.removeFromSuperview()
  }
}

extension UINavigationController {
  /// Sets the stack as a split view controller may, which pushes one stack onto another.
  func nest(_ controllers: [UIViewController], animated: Bool = false) {
    let isSame = controllers.elementsEqual(stack, by: ===)
    let isPop = stack.contains { $0 === controllers.last }
    if !isSame { change(StackChange(controllers, isPop ? .pop : .push, animated: animated)) }
  }
}

extension UIViewController {
  /// Leaves the stack that another column has created for it.
  func leaveColumn() {
    guard let column = parent as? ColumnNavigationController else { return }
    column.nest(column.stack.filter { $0 !== self })
  }
}
