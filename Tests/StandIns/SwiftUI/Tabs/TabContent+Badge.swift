extension TabContent {
  /// Shows a number at the tab, unless it is 0.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: count == 0 ? nil : "\(count)")
  }

  /// Shows a text at the tab.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: label?.string)
  }

  /// Shows a text at the tab.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    BadgedTab(content: self, badge: label.map { String($0) })
  }
}

/// A tab with a badge.
struct BadgedTab<Content: TabContent> {
  let content: Content
  let badge: String?
}

extension BadgedTab: TabContent {
  typealias TabValue = Content.TabValue
  typealias Body = Self
}

extension BadgedTab: PrimitiveTabContent {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    content.allItems(keys, node).map { item in
      var badged = item
      badged.badge = badge
      return badged
    }
  }
}
