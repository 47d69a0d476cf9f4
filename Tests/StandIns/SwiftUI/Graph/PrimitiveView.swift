/// A view that is made of nothing else: it says itself what stands below it.
@MainActor protocol PrimitiveView {
  /// Brings what stands below the node up to date.
  func update(_ node: ViewNode)
  /// What is seen of it; nothing where only its parts are.
  func describe(_ node: ViewNode) -> Renderer.Element?
  /// The node shows or hides.
  func shownDidChange(_ node: ViewNode)
  /// What it is made of is no view at all any more, or is one again.
  func listDidChange(_ node: ViewNode)
  /// The node is gone.
  func remove(_ node: ViewNode)
  /// What a user's tap does, if anything.
  func tapAction(_ node: ViewNode) -> (() -> Void)?
}

extension PrimitiveView {
  func describe(_ node: ViewNode) -> Renderer.Element? { nil }
  func shownDidChange(_ node: ViewNode) {}
  func listDidChange(_ node: ViewNode) {}
  func remove(_ node: ViewNode) {}
  func tapAction(_ node: ViewNode) -> (() -> Void)? { nil }
}
