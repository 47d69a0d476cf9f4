/// A group of tabs in a sidebar; a bar shows them beside the others.
public struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent<SelectionValue>, Footer: View {
  /// The type of the tabs' values.
  public typealias TabValue = SelectionValue
  /// The section itself.
  public typealias Body = Self
}

extension TabSection
where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView {
  /// Makes a section with a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.init(header: header(), content: content()) }
}

extension TabSection: PrimitiveTabContent
where Header: View, Content: TabContent<SelectionValue>, Footer: View {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    let title = node.words(of: header)
    return content.allItems(keys, node).map { item in
      var item = item
      item.section = title
      return item
    }
  }
}

extension TabContent {
  /// Hides a tab in the bar and the sidebar.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTab(content: self, isHidden: hidden)
  }
}

struct HiddenTab<Content: TabContent> {
  let content: Content
  let isHidden: Bool
}

extension HiddenTab: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Self
}

extension HiddenTab: PrimitiveTabContent {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    content.allItems(keys, node).map { item in
      var item = item
      item.isHidden = item.isHidden || isHidden
      return item
    }
  }
}

/// The condition that minimizes a tab bar.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// The system's default.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While the user scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
}

extension View {
  /// Sets the condition that minimizes the tab bar.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    modifier(EnvironmentModifier { $0[TabStyleKey.self].append("minimizes \(behavior.name)") })
  }
}
