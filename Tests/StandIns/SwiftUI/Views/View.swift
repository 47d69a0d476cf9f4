/// A part of an interface, described by its body.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The body of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension View where Body == Never {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  /// A body that is never evaluated.
  public typealias Body = Never
  /// A body that is never evaluated.
  @MainActor public var body: Never { preconditionFailure("Never has no body") }
}

extension Optional: View where Wrapped: View {
  /// A body that is never evaluated: the wrapped view is shown, if there is one.
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
