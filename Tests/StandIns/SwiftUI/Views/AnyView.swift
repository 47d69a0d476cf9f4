/// A view whose type is hidden.
public struct AnyView {
  let view: any View
  /// Hides the type of a view.
  nonisolated public init<V: View>(_ view: V) { self.view = view }
  /// Hides the type of a view.
  nonisolated public init<V: View>(erasing view: V) { self.view = view }
}

@available(*, unavailable)
extension AnyView: Sendable {}

extension AnyView: View {
  /// Nothing.
  public typealias Body = Never
}

extension AnyView: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): view]) }
}

/// A view that is evaluated again only if its value changes.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content
  /// Compares a view by its value.
  nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View {
  /// Nothing.
  public typealias Body = Never
}

extension EquatableView: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}

extension View where Self: Equatable {
  /// Compares the view by its value.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
