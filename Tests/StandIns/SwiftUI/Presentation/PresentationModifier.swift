/// A request to present a layer.
struct PresentationRequest {
  let identity: AnyHashable
  let title: String?
  let content: @MainActor () -> any View
}

/// A presenting modifier with its binding.
@MainActor protocol PresentationSource {
  /// Returns the request of its binding.
  func request(_ node: ViewNode) -> PresentationRequest?
  /// The identity in its binding.
  var identity: AnyHashable? { get }
  /// Writes to its binding that nothing is presented.
  func clear()
}

/// A modifier that presents a layer over the layer of its view.
struct PresentationModifier {
  let kind: Layer.Kind
  let source: any PresentationSource
  let onDismiss: (() -> Void)?
  var anchor: PopoverAttachmentAnchor?
}

extension PresentationModifier: ViewModifier { typealias Body = Never }

extension PresentationModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    node.show([.index(0): content])
    let memory = node.memory as? PresentationMemory ?? PresentationMemory(node)
    node.memory = memory
    memory.modifier = self
    // A modifier may be updated twice before presentations are committed, and these in reverse.
    memory.asked = source.request(node)
    node.window.commitPresentation { if !node.isRemoved { memory.reconcile() } }
  }

  func shownDidChange(_ node: ViewNode) {
    guard let memory = node.memory as? PresentationMemory else { return }
    if node.isShown, memory.request != nil { node.window.commit { memory.retry() } }
  }

  func remove(_ node: ViewNode) { (node.memory as? PresentationMemory)?.presenterLeft() }
}
