extension View {
  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title: title.string))
  }
  /// Sets the title of the screen.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    modifier(TitleModifier(title: titleKey.text))
  }
  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    modifier(TitleModifier(title: String(title)))
  }
}

struct TitleModifier { let title: String }

extension TitleModifier: ViewModifier { typealias Body = Never }
extension TitleModifier: PrimitiveModifier {}

extension ViewNode {
  /// The title that is declared here or below, outermost first.
  var title: String? {
    if let modifier = modifier(TitleModifier.self) { return modifier.title }
    if memory is StackMemory { return nil }
    for child in children {
      if let title = child.title { return title }
    }
    return nil
  }
}
