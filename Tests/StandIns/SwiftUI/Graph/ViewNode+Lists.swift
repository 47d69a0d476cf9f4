/// A view's body is a list of views: a container and a leaf are one view, any other view is its
/// content.
extension ViewNode {
  /// The views of its list, each the node of a container or a leaf.
  var list: [ViewNode] {
    guard isTransparent else { return [self] }
    return content.flatMap(\.list)
  }

  /// A Boolean value that indicates whether it has no views, so that modifiers around it have no
  /// effect.
  var isEmptyList: Bool { isTransparent && content.allSatisfy(\.isEmptyList) }

  private var isTransparent: Bool {
    guard let primitive else { return !(view is any UIViewControllerRepresentable) }
    return primitive is any TransparentView
  }

  /// The children, without those that a modifier adds beside them.
  private var content: ArraySlice<ViewNode> {
    view is any ModifiedView ? children.prefix(1) : children[...]
  }

  /// Updates the lists of the containers around it after it became empty, or not empty.
  func listDidChange() {
    var node = parent
    while let one = node, one.isTransparent {
      one.primitive?.listDidChange(one)
      node = one.parent
    }
  }
}

/// A primitive view that only groups its children and is no view of its own.
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
