extension ForEach: TabContent where Content: TabContent {
  /// What tells its tabs apart.
  public typealias TabValue = Content.TabValue
  /// Itself.
  public typealias Body = Self
}

extension ForEach where Content: TabContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a tab for each element.
  nonisolated public init<T: Hashable>(
    _ data: Data, @TabContentBuilder<T> content: @escaping (Data.Element) -> Content
  ) where T == Content.TabValue { self.init(data: data, content: content, id: \.id) }
}

extension ForEach where Content: TabContent {
  /// Makes a tab for each element, told apart by a property.
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
