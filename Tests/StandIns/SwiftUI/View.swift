/// A part of an interface, described by what it is made of.
@MainActor public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing, which is never asked for.
  public var body: Never { preconditionFailure("Never has no body") }
}

/// Puts views together.
@resultBuilder @MainActor public struct ViewBuilder {
  /// Puts nothing together.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Passes a view on.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Puts several views together.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
  /// Passes a view on.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

/// No view.
public struct EmptyView: View {
  /// Nothing.
  public typealias Body = Never
  /// Makes none.
  public init() {}
  /// Nothing, which is never asked for.
  public var body: Never { preconditionFailure("EmptyView has no body") }
}

/// Several views.
public struct TupleView<T>: View {
  /// Nothing.
  public typealias Body = Never
  /// The views.
  public var value: T
  /// Puts views together.
  public init(_ value: T) { self.value = value }
  /// Nothing, which is never asked for.
  public var body: Never { preconditionFailure("TupleView has no body") }
}

/// A line of text.
public struct Text: View {
  /// Nothing.
  public typealias Body = Never
  private let content: String
  /// Makes a line.
  public init(_ content: some StringProtocol) { self.content = String(content) }
  /// Nothing, which is never asked for.
  public var body: Never { preconditionFailure("Text has no body") }
}
