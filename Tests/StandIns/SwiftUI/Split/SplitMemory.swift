/// The state of a split view: its columns and their visibility.
@MainActor final class SplitMemory {
  unowned let node: ViewNode
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  private var wasCollapsed: Bool?
  /// The column in front, if no binding sets it.
  private var ownColumn = NavigationSplitViewColumn.sidebar

  init(_ node: ViewNode) {
    self.node = node
    if node.stack != nil { node.complain(.unsupported("A NavigationSplitView stands in a stack.")) }
  }

  var isCollapsed: Bool { node.environment.horizontalSizeClass != .regular }
  private var indices: [Int] {
    node.children.compactMap { if case .index(let index) = $0.key { index } else { nil } }
  }

  func update(_ columns: [(ViewNode.Key, any View)]) {
    node.show(columns)
    let collapses = wasCollapsed == false && isCollapsed
    wasCollapsed = isCollapsed
    if collapses { collapse() }
    let shown = isCollapsed ? [front] : visible
    for child in node.children where shown.contains(index(child)) { child.admit(true) }
    for child in node.children where !shown.contains(index(child)) { child.admit(false) }
  }

  private func index(_ child: ViewNode) -> Int {
    if case .index(let index) = child.key { index } else { 0 }
  }

  /// The column in front if there is room for only one.
  var front: Int {
    let preferred = compactColumn.map { node.read($0) } ?? ownColumn
    return indices.last { $0 <= preferred.index } ?? 0
  }

  private var visible: [Int] {
    switch visibility.map({ node.read($0) }) {
    case NavigationSplitViewVisibility.detailOnly?: [2]
    case NavigationSplitViewVisibility.doubleColumn?: Array(indices.suffix(2))
    default: indices
    }
  }

  private func collapse() {
    let renderer = node.renderer
    if renderer.behaves(.writesCompactColumn), let compactColumn {
      renderer.afterUpdate { compactColumn.wrappedValue = .sidebar }
    }
    guard renderer.behaves(.clearsSelections) else { return }
    for list in node.all.compactMap({ $0.memory as? ListMemory }) {
      renderer.afterUpdate { list.clear() }
    }
  }

  /// Goes back from the column in front to the one before it.
  func goBack() -> Bool {
    guard isCollapsed, let before = indices.last(where: { $0 < front }) else { return false }
    show(NavigationSplitViewColumn(index: before))
    return true
  }

  func show(_ column: NavigationSplitViewColumn) {
    if let compactColumn {
      node.window.write { compactColumn.wrappedValue = column }
    } else {
      ownColumn = column
    }
    node.invalidate()
  }

  /// Shows or hides columns by the button in the bar.
  func toggle() {
    guard let visibility, !isCollapsed else { return }
    let isAll = visibility.wrappedValue == .all || visibility.wrappedValue == .automatic
    node.window.write { visibility.wrappedValue = isAll ? .detailOnly : .all }
    node.invalidate()
  }

  var element: Renderer.Element {
    var element = Renderer.Element(.split)
    element.children = node.children.map { child in
      let names = ["sidebar", "content", "detail"]
      var column = Renderer.Element(.column, title: names[index(child)])
      column.isSelected = child.isAdmitted
      child.fill(&column)
      return column
    }
    return element
  }
}
