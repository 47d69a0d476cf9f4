/// A part of a tab view: a tab, or several.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the tabs' values.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the tabs' content.
  associatedtype Body: TabContent
  /// The content of the tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// A part of a tab view that creates its tabs itself.
@MainActor protocol PrimitiveTabContent {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem]
}

extension TabContent {
  /// Returns its tabs.
  func allItems(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    if let primitive = self as? any PrimitiveTabContent { return primitive.items(keys, node) }
    return body.allItems(keys, node)
  }
}

extension TabContent where Body == Self {
  /// The content itself.
  public var body: Self { self }
}

// A sequence of tabs, as the builder combines them.
struct TabRow<TabValue: Hashable> {
  let parts: [any TabContent]
}

extension TabRow: TabContent { typealias Body = Self }

extension TabRow: PrimitiveTabContent {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    parts.enumerated().flatMap { $1.allItems(keys + [.index($0)], node) }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Wrapped.TabValue
}

extension Optional: PrimitiveTabContent where Wrapped: TabContent {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    map { $0.allItems(keys, node) } ?? []
  }
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  /// The type of the tabs' values.
  public typealias TabValue = TrueContent.TabValue
  /// The content itself.
  public typealias Body = Self
}

extension _ConditionalContent: PrimitiveTabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    switch storage {
    case .first(let content): content.allItems(keys + [.branch(true)], node)
    case .second(let content): content.allItems(keys + [.branch(false)], node)
    }
  }
}
