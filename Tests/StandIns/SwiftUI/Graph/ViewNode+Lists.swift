/// A view's body is a list of views: a container and a leaf are one, all else is what it is made of.
extension ViewNode {
  /// The views of its list, each the node of a container or a leaf.
  var list: [ViewNode] {
    guard isTransparent else { return [self] }
    return content.flatMap(\.list)
  }

  /// Whether it is made of no view at all, so that modifiers around it apply to nothing.
  var isEmptyList: Bool { isTransparent && content.allSatisfy(\.isEmptyList) }

  private var isTransparent: Bool {
    guard let primitive else { return !(view is any UIViewControllerRepresentable) }
    return primitive is any TransparentView
  }

  /// What it is made of, without what a modifier puts beside that.
  private var content: ArraySlice<ViewNode> {
    view is any ModifiedView ? children.prefix(1) : children[...]
  }

  /// The lists of those around it are others, where this one is empty now or is not any more.
  func listDidChange() {
    var node = parent
    while let one = node, one.isTransparent {
      one.primitive?.listDidChange(one)
      node = one.parent
    }
  }
}

/// A primitive view that stands for what it is made of, and is no view of its own.
@MainActor protocol TransparentView: PrimitiveView {}

extension EmptyView: TransparentView {}
extension Optional: TransparentView where Wrapped: View {}
extension _ConditionalContent: TransparentView where TrueContent: View, FalseContent: View {}
extension TupleView: TransparentView {}
extension Group: TransparentView where Content: View {}
extension ForEach: TransparentView where Content: View {}
extension AnyView: TransparentView {}
extension EquatableView: TransparentView {}
extension ModifiedContent: TransparentView where Content: View, Modifier: ViewModifier {}
extension _ViewModifier_Content: TransparentView {}
extension ModifierBody: TransparentView {}
