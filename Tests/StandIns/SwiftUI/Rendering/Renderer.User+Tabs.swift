extension Renderer.User {
  /// Taps a tab.
  @discardableResult public func tapTab(_ title: String) -> Bool {
    choose { $0.title == title && !$0.isHidden && !$1.isPages }
  }

  /// Swipes to the page with a value.
  @discardableResult public func swipe<Value: Hashable>(to page: Value) -> Bool {
    choose { $0.tag == AnyHashable(page) && $1.isPages }
  }

  private func choose(_ test: (TabItem, TabMemory) -> Bool) -> Bool {
    guard window.phase == .active else { return false }
    for node in window.topNodes where node.isTouchable {
      guard let tabs = node.memory as? TabMemory else { continue }
      guard let item = tabs.items.first(where: { test($0, tabs) && !$0.isDisabled }) else {
        continue
      }
      tabs.choose(item)
      return true
    }
    return false
  }
}
