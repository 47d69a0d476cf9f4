/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

@available(*, unavailable)
extension ForEach: Sendable {}

extension ForEach: View where Content: View {
  /// Nothing.
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: \.id) }
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by a property.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: PrimitiveView where Content: View {
  func update(_ node: ViewNode) {
    var seen: Set<ID> = []
    let rows: [(ViewNode.Key, any View)] = data.compactMap { element in
      let id = id(element)
      guard seen.insert(id).inserted else {
        node.complain(.duplicateID("\(id)"))
        return nil
      }
      return (.id(AnyHashable(id)), content(element))
    }
    node.show(rows)
  }
}
