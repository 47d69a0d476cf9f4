/// A view that shows one of several children, selected in a bar or by swiping.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content

  nonisolated init(selection: Binding<SelectionValue>?, content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// Shows views by their tags.
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) { self.init(selection: selection, content: content()) }
}

extension TabView where SelectionValue == Int {
  /// Shows views in their order.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView: View {
  /// Nothing.
  public typealias Body = Never
}

extension TabView: PrimitiveView {
  func update(_ node: ViewNode) {
    let memory = node.memory as? TabMemory ?? TabMemory(node)
    node.memory = memory
    let selected = selection.map { AnyHashable(node.read($0)) }
    let selection = selection
    memory.update(
      tabs: node.track { node.tabs(of: content) }, selected: selected,
      peek: { selection.map { AnyHashable($0.wrappedValue) } },
      write: { ($0.base as? SelectionValue).map { selection?.wrappedValue = $0 } })
  }

  func describe(_ node: ViewNode) -> Renderer.Element? { (node.memory as? TabMemory)?.element }
}
