/// Rows, created when they become visible.
@MainActor @preconcurrency public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection?
  let content: Content

  /// Shows rows of which one can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection.map { ListSelection($0) }, content())
  }
}

extension List: View {
  /// Nothing.
  public typealias Body = Never
}

extension List {
  /// Shows a row for each element, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Shows a row for each element, identified by a property; one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Shows rows.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }

  /// Shows a row for each element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil) { ForEach(data, content: rowContent) }
  }

  /// Shows a row for each element, identified by a property.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil) { ForEach(data, id: id, content: rowContent) }
  }

  /// Shows a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil) { ForEach(data, content: rowContent) }
  }
}

extension List: PrimitiveView {
  func update(_ node: ViewNode) {
    node.isLazy = true
    node.memory = selection.map { ListMemory(node, $0) }
    if let selection { _ = selection.read(node) }
    node.show([.index(0): content])
  }
  func describe(_ node: ViewNode) -> Renderer.Element? {
    Renderer.Element(.list, value: selection?.peek())
  }
}
