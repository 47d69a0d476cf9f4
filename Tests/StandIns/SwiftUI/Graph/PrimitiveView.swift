/// A view without a body, which updates its children by itself.
@MainActor protocol PrimitiveView {
  /// Updates the children of the node.
  func update(_ node: ViewNode)
  /// Returns the visible element of the view, or `nil` if only its parts are visible.
  func describe(_ node: ViewNode) -> Renderer.Element?
  /// Called when the node is shown or hidden.
  func shownDidChange(_ node: ViewNode)
  /// Notifies the view that its content has become an empty list, or is no longer one.
  func listDidChange(_ node: ViewNode)
  /// Called when the node was removed.
  func remove(_ node: ViewNode)
  /// Returns the effect of a user's tap, if any.
  func tapAction(_ node: ViewNode) -> (() -> Void)?
}

extension PrimitiveView {
  func describe(_ node: ViewNode) -> Renderer.Element? { nil }
  func shownDidChange(_ node: ViewNode) {}
  func listDidChange(_ node: ViewNode) {}
  func remove(_ node: ViewNode) {}
  func tapAction(_ node: ViewNode) -> (() -> Void)? { nil }
}
