/// A modifier without a body, which updates the view below it by itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  func update(_ node: ViewNode, _ content: any View)
  func describe(_ node: ViewNode) -> Renderer.Element?
  func shownDidChange(_ node: ViewNode)
  func listDidChange(_ node: ViewNode)
  func remove(_ node: ViewNode)
  func tapAction(_ node: ViewNode) -> (() -> Void)?
}

extension PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) { node.show([.index(0): content]) }
  func describe(_ node: ViewNode) -> Renderer.Element? { nil }
  func shownDidChange(_ node: ViewNode) {}
  func listDidChange(_ node: ViewNode) {}
  func remove(_ node: ViewNode) {}
  func tapAction(_ node: ViewNode) -> (() -> Void)? { nil }
}

extension ViewNode {
  /// Returns the modifier of a type, if the node has one.
  func modifier<Modifier>(_ type: Modifier.Type) -> Modifier? {
    (view as? any ModifiedView)?.anyModifier as? Modifier
  }
}

/// A view with a modifier of any types.
@MainActor protocol ModifiedView {
  var anyModifier: Any { get }
  var anyContent: Any { get }
}

extension ModifiedContent: ModifiedView {
  var anyModifier: Any { modifier }
  var anyContent: Any { content }
}
