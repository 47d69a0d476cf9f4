/// A binding to the selected row of a list, of any type.
@MainActor struct ListSelection {
  let read: (ViewNode) -> AnyHashable?
  let peek: () -> AnyHashable?
  let write: (AnyHashable?) -> Bool

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    read = { $0.read(binding).map { AnyHashable($0) } }
    peek = { binding.wrappedValue.map { AnyHashable($0) } }
    write = { new in
      guard let new else {
        binding.wrappedValue = nil
        return true
      }
      guard let value = new.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }
}

/// The state of a list with a selection.
@MainActor final class ListMemory {
  unowned let node: ViewNode
  let selection: ListSelection

  init(_ node: ViewNode, _ selection: ListSelection) {
    (self.node, self.selection) = (node, selection)
  }

  /// Resets the selection for a reason of the list's own.
  func clear() {
    _ = selection.write(nil)
    node.invalidate()
  }

  /// Taps the row with a text.
  func select(_ words: String) -> Bool {
    let rows = node.all.filter { $0.rowValue != nil && $0.ownWords == words }
    guard let value = rows.last?.rowValue else { return false }
    node.window.write { _ = self.selection.write(value) }
    node.invalidate()
    splitAbove?.follow(node)
    return true
  }

  private var splitAbove: SplitMemory? {
    node.nearest { $0.isLayer || $0.memory is SplitMemory }?.memory as? SplitMemory
  }
}

extension ViewNode {
  /// The value of the row, if it is one.
  var rowValue: AnyHashable? {
    if let tag = modifier(TagModifier.self)?.tag { return tag }
    if case .id(let id) = key { return id }
    return nil
  }
}

extension ViewNode {
  /// The visible texts, its own included.
  var ownWords: String {
    var element = Renderer.Element(.text)
    fill(&element)
    return element.all.compactMap { $0.kind == .text ? $0.title : nil }.joined(separator: " ")
  }
}

extension SplitMemory {
  /// Shows the column after a list's when a row is selected and no binding sets the column.
  func follow(_ list: ViewNode) {
    guard isCollapsed, compactColumn == nil else { return }
    show(NavigationSplitViewColumn(index: min(front + 1, 2)))
  }
}
