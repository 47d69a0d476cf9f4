extension ForEach: TabContent where Content: TabContent {
  /// The type of the tabs' values.
  public typealias TabValue = Content.TabValue
  /// The content itself.
  public typealias Body = Self
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a tab for each element.
  nonisolated public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue { self.init(data: data, content: content, id: \.id) }
}

extension ForEach where Content: TabContent {
  /// Creates a tab for each element, identified by a property.
  nonisolated public init<T: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    data.flatMap { content($0).allItems(keys + [.id(AnyHashable(id($0)))], node) }
  }
}
