/// Puts views together.
@resultBuilder public struct ViewBuilder {
  /// Passes a view on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Puts nothing together.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Passes a view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Puts several views together.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children)
  }
  /// Passes a view on that may be missing.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Passes on the view of a condition that holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .first(first))
  }
  /// Passes on the view of a condition that does not hold.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .second(second))
  }
  /// Hides the type of a view that is newer than the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@available(*, unavailable)
extension ViewBuilder: Sendable {}

// swift-format-ignore: NoLeadingUnderscores
/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Nothing.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func update(_ node: ViewNode) {
    switch storage {
    case .first(let content): node.show([.branch(true): content])
    case .second(let content): node.show([.branch(false): content])
    }
  }
}

/// Several views.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let children: [any View]

  /// Puts views together.
  nonisolated public init(_ value: T) {
    self.init(value, Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  nonisolated init(_ value: T, _ children: [any View]) {
    (self.value, self.children) = (value, children)
  }
}

@available(*, unavailable)
extension TupleView: Sendable {}

extension TupleView: View {
  /// Nothing.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  func update(_ node: ViewNode) {
    node.show(children.enumerated().map { (.index($0), $1) })
  }
}
