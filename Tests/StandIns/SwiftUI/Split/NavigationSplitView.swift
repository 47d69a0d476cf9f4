/// Columns, of which each determines the next one's content.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
}

extension NavigationSplitView: View {
  /// Nothing.
  public typealias Body = Never
}

extension NavigationSplitView {
  /// Shows three columns.
  @MainActor @preconcurrency public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Shows three columns, if there is room.
  @MainActor @preconcurrency public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: content(),
      detail: detail())
  }

  /// Shows three columns if there is room, and one if there is not.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }

  /// Shows three columns, or one if there is no room.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Shows two columns.
  @MainActor @preconcurrency public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Shows two columns, if there is room.
  @MainActor @preconcurrency public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: nil,
      detail: detail())
  }

  /// Shows two columns, or one if there is no room.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil,
      detail: detail())
  }

  /// Shows two columns if there is room, and one if there is not.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
      content: nil, detail: detail())
  }
}

extension NavigationSplitView: PrimitiveView {
  func update(_ node: ViewNode) {
    let memory = node.memory as? SplitMemory ?? SplitMemory(node)
    node.memory = memory
    (memory.visibility, memory.compactColumn) = (visibility, compactColumn)
    var columns: [(ViewNode.Key, any View)] = [(.index(0), TabHost(content: sidebar))]
    if let content { columns.append((.index(1), TabHost(content: content))) }
    columns.append((.index(2), TabHost(content: detail)))
    memory.update(columns)
  }

  func describe(_ node: ViewNode) -> Renderer.Element? { (node.memory as? SplitMemory)?.element }
}
