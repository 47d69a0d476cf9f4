extension Renderer.Window {
  /// Performs a write by the user.
  func write(_ body: @escaping () -> Void) {
    renderer.run(body)
    guard renderer.behaves(.writesTwice) else { return }
    renderer.after(0) { [weak self] in self?.renderer.run(body) }
  }

  /// Every node of the layer on top.
  var topNodes: [ViewNode] { base.top.node?.all ?? [] }

  /// Every node of the window, those of its layers included.
  var nodes: [ViewNode] { base.all.flatMap { $0.node?.all ?? [] } }
}
