extension View {
  /// Replaces the view when the value changes.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentityModifier(id: AnyHashable(id)))
  }

  /// Tags the view for the container that selects it.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}

struct IdentityModifier { let id: AnyHashable }

extension IdentityModifier: ViewModifier { typealias Body = Never }

extension IdentityModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) { node.show([.id(id): content]) }
}

struct TagModifier { let tag: AnyHashable }

extension TagModifier: ViewModifier { typealias Body = Never }
extension TagModifier: PrimitiveModifier {}
