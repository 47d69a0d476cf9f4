/// A part of an interface, described by its body.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The body of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// Nothing, which is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// Nothing, which is never asked for.
  public typealias Body = Never
  /// Nothing, which is never asked for.
  @MainActor public var body: Never { preconditionFailure("Never has no body") }
}

extension Optional: View where Wrapped: View {
  /// Nothing: the wrapped view is shown, if any.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func update(_ node: ViewNode) { node.show(map { [.index(0): $0] } ?? [:]) }
}

/// No view.
public struct EmptyView: Sendable {
  /// Makes none.
  nonisolated public init() {}
}

extension EmptyView: View {
  /// Nothing.
  public typealias Body = Never
}

extension EmptyView: PrimitiveView {
  func update(_ node: ViewNode) { node.show([:]) }
}
