/// A modification of a view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// Returns the changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// A body that is never evaluated.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

// swift-format-ignore: NoLeadingUnderscores, AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: View {
  /// Nothing.
  public typealias Body = Never
}

@available(*, unavailable)
extension _ViewModifier_Content: Sendable {}

extension _ViewModifier_Content: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}

/// A view with a modifier, or a modifier with another.
public struct ModifiedContent<Content, Modifier> {
  /// The modified content.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// Creates a modified view.
  nonisolated public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }
}

@available(*, unavailable)
extension ModifiedContent: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// Nothing.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func update(_ node: ViewNode) {
    if let modifier = modifier as? any PrimitiveModifier {
      modifier.update(node, content)
    } else {
      node.show([.index(0): ModifierBody(modifier: modifier, content: content)])
    }
  }
  func describe(_ node: ViewNode) -> Renderer.Element? { primitive?.describe(node) }
  func shownDidChange(_ node: ViewNode) { primitive?.shownDidChange(node) }
  func listDidChange(_ node: ViewNode) { primitive?.listDidChange(node) }
  func remove(_ node: ViewNode) { primitive?.remove(node) }
  func tapAction(_ node: ViewNode) -> (() -> Void)? { primitive?.tapAction(node) }

  private var primitive: (any PrimitiveModifier)? { modifier as? any PrimitiveModifier }
}

/// The body of a custom modifier, evaluated with the modifier's properties installed.
struct ModifierBody<Modifier: ViewModifier> {
  let modifier: Modifier
  let content: any View
}

extension ModifierBody: View { typealias Body = Never }

extension ModifierBody: PrimitiveView {
  func update(_ node: ViewNode) {
    var copy = modifier
    PropertyInstallation.install(in: &copy, of: node)
    let (installed, content) = (copy, _ViewModifier_Content<Modifier>(content: content))
    node.renderer.note(bodyOf: Modifier.self)
    let body = node.track { installed.body(content: content) }
    node.show([.index(0): body])
  }
}

extension View {
  /// Changes the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
