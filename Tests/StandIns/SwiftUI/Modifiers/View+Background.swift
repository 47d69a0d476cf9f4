extension View {
  /// Adds a view behind.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(CompanionModifier(companion: content())) }

  /// Adds a view behind.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { modifier(CompanionModifier(companion: background)) }

  /// Fills the background.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { modifier(LookModifier()) }

  /// Adds a view in front.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(CompanionModifier(companion: content())) }
}

/// A modifier that adds a view beside another.
@MainActor protocol BesideModifier {}

/// A view in the place of another, behind or above it.
struct CompanionModifier<Companion: View> { let companion: Companion }

extension CompanionModifier: ViewModifier { typealias Body = Never }

extension CompanionModifier: PrimitiveModifier, BesideModifier {
  func update(_ node: ViewNode, _ content: any View) {
    node.show([.index(0): content, .index(1): companion])
    listDidChange(node)
  }

  /// An empty list has no view beside it.
  func listDidChange(_ node: ViewNode) {
    for child in node.children.dropFirst() { child.admit(!node.isEmptyList) }
  }
}
