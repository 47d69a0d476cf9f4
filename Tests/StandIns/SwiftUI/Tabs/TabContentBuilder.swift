/// Puts tabs together.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs, as the view of a tab view.
  public struct Content<C: TabContent> {
    let content: C
  }

  /// Passes a tab on.
  public static func buildExpression(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { content }

  /// Passes a tab on.
  public static func buildBlock(
    _ content: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { content }

  /// Passes a tab on that may be missing.
  public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }

  /// Passes on the tabs of a condition that holds.
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
    first: T
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .first(first)) }

  /// Passes on the tabs of a condition that does not hold.
  public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
    second: F
  ) -> _ConditionalContent<T, F> { _ConditionalContent(storage: .second(second)) }

  /// Puts tabs in a row.
  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { TabRow<TabValue>(parts: [c0, c1]) }

  /// Puts tabs in a row.
  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { TabRow<TabValue>(parts: [c0, c1, c2]) }

  /// Puts tabs in a row.
  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { TabRow<TabValue>(parts: [c0, c1, c2, c3]) }

  /// Puts tabs in a row.
  public static func buildBlock(
    _ c0: some TabContent<TabValue>, _ c1: some TabContent<TabValue>,
    _ c2: some TabContent<TabValue>, _ c3: some TabContent<TabValue>,
    _ c4: some TabContent<TabValue>
  ) -> some TabContent<TabValue> { TabRow<TabValue>(parts: [c0, c1, c2, c3, c4]) }
}

extension TabContentBuilder.Content: View {
  /// Nothing.
  public typealias Body = Never
}

extension TabContentBuilder.Content: TabListView {
  func items(_ node: ViewNode) -> [TabItem] { content.allItems([], node) }
}

extension TabView {
  /// Shows tabs by their values.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, content: .init(content: content()))
  }

  /// Shows tabs in their order.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil, content: .init(content: content()))
  }
}
