extension Renderer.User {
  /// Taps the row of a selectable list with a text.
  @discardableResult public func select(_ words: String) -> Bool {
    guard window.phase == .active else { return false }
    let lists = window.topNodes.filter(\.isTouchable).compactMap { $0.memory as? ListMemory }
    return lists.contains { $0.select(words) }
  }

  /// Replaces the text of the field with a title.
  @discardableResult public func type(_ text: String, into title: String) -> Bool {
    guard window.phase == .active else { return false }
    let field = window.topNodes.first {
      $0.memory is FieldMemory && $0.isTouchable && $0.words == title
    }
    guard let field, let memory = field.memory as? FieldMemory else { return false }
    renderer.run { memory.text.wrappedValue = text }
    field.invalidate()
    return true
  }
}
