/// A group of parts.
public struct Group<Content> {
  let content: Content
}

@available(*, unavailable)
extension Group: Sendable {}

extension Group: View where Content: View {
  /// Nothing.
  public typealias Body = Never
  /// Groups views.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}
