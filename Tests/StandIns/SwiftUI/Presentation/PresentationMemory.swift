/// The state of a presenting modifier: its layer, and the refused request.
@MainActor final class PresentationMemory {
  unowned let node: ViewNode
  var modifier: PresentationModifier?
  private(set) var layer: Layer?
  /// The request of the last update, before it is committed.
  var asked: PresentationRequest?
  /// The last request of the binding.
  private(set) var request: PresentationRequest?
  /// The refused request, which is not repeated before the binding changes.
  private var refused: AnyHashable?
  /// A Boolean value that indicates whether another presentation follows the removal.
  private var isNextWaiting = false
  /// The last content, which the system keeps.
  var kept: PresentationRequest?

  init(_ node: ViewNode) { self.node = node }

  private var renderer: Renderer { node.renderer }
  private var name: String { modifier?.kind.rawValue ?? "layer" }

  /// Updates the layer to the binding's request.
  func reconcile() {
    let request = asked
    self.request = request
    if request?.identity != refused { refused = nil }
    guard let layer else { return retry() }
    switch layer.phase {
    case .coming, .shown: change(layer, to: request)
    case .going, .lingering: wait(behind: layer, for: request)
    }
  }

  /// Presents the request, if nothing prevents it.
  func retry() {
    guard layer == nil, let request, refused != request.identity, !node.isRemoved else { return }
    guard node.isShown, let below = node.layer, below.phase != .going else {
      return refuse(request, .presenterNotSeen(name, isSwiped: node.layer?.isSwiped ?? false))
    }
    if below.phase == .coming || (below.child?.isMoving ?? false) {
      return whileMoving(request, below)
    }
    guard below.child == nil else {
      renderer.complain(.alreadyPresenting(name))
      return below.waiting.append { [weak self] in self?.retry() }
    }
    present(request, over: below)
  }

  private func whileMoving(_ request: PresentationRequest, _ below: Layer) {
    let moving = (below.phase == .coming ? below : below.child ?? below).kind
    let isDropped = renderer.behaves(.dropsPresentations)
    refuse(isDropped ? request : nil, .presentingWhileMoving(name, moving))
    if refused == nil { below.waiting.append { [weak self] in self?.retry() } }
  }

  private func refuse(_ request: PresentationRequest?, _ complaint: Renderer.Complaint) {
    refused = request?.identity
    renderer.complain(complaint)
  }

  private func change(_ layer: Layer, to request: PresentationRequest?) {
    guard let request else { return layer.dismiss(in: node.window) }
    if layer.kind == .alert || layer.kind == .dialog { return }
    guard request.identity == layer.identity else {
      isNextWaiting = true
      return layer.dismiss(in: node.window)
    }
    kept = request
    layer.node?.update(to: request.content(), in: presentedValues(layer))
  }

  private func wait(behind layer: Layer, for request: PresentationRequest?) {
    guard let request, request.identity != layer.identity || !layer.isDismissedByUser else {
      return
    }
    guard !isNextWaiting else { return }
    // An alert that is set a turn after the last one is shown once that has closed.
    let isAlert = layer.kind == .alert
    if !isAlert { renderer.complain(.presentingWhileMoving(name, layer.kind)) }
    if !isAlert && renderer.behaves(.dropsPresentations) {
      refused = request.identity
    } else {
      isNextWaiting = true
    }
  }

  private func present(_ request: PresentationRequest, over below: Layer) {
    guard let modifier else { return }
    let layer = Layer(modifier.kind, parent: below, identity: request.identity)
    layer.presenter = self
    // A dialog points to the view that asks.
    let anchor = modifier.kind == .dialog ? node.placement : modifier.anchor?.rect
    (layer.title, layer.anchor) = (request.title, anchor)
    (self.layer, below.child, kept) = (layer, layer, request)
    guard renderer.behaves(.beginsLayersLate), !node.window.transaction.disablesAnimations else {
      return begin(layer)
    }
    layer.phase = .coming
    renderer.after(renderer.durations.moment) { [weak self, weak layer] in
      guard let self, let layer, layer.phase == .coming else { return }
      node.window.act { self.begin(layer) }
    }
  }

  private func begin(_ layer: Layer) {
    guard let kept else { return }
    let content = ViewNode(
      kept.content(), key: .index(0), in: node, environment: presentedValues(layer),
      window: node.window, isLayer: true)
    content.layer = layer
    layer.node = content
    content.evaluate()
    layer.come(in: node.window)
    content.refreshShown()
  }

  private func presentedValues(_ layer: Layer) -> EnvironmentValues {
    layer.environment(over: node.environment, in: node.window)
  }

  /// Writes the binding after the layer's removal, and presents the waiting request.
  func layerLeft(_ layer: Layer, tells: Bool, isSilent: Bool) {
    guard self.layer === layer else { return }
    // The binding that is cleared may remove the view that presents, at once.
    let node = node
    self.layer = nil
    if !renderer.behaves(.keepsLastItem) { kept = nil }
    if tells, let modifier { write(modifier, of: layer) }
    if !isSilent, let onDismiss = modifier?.onDismiss { renderer.afterUpdate(onDismiss) }
    isNextWaiting = false
    node.window.commit { [weak self, weak node] in
      if node != nil { self?.presentNext() }
    }
  }

  private func write(_ modifier: PresentationModifier, of layer: Layer) {
    let held = modifier.source.identity
    guard held == layer.identity || renderer.behaves(.writesForAnother) else { return }
    node.window.write { modifier.source.clear() }
    if held != nil, modifier.source.identity == held {
      renderer.complain(.refusedWrite(name))
      refused = held
    }
    node.invalidate()
  }

  private func presentNext() {
    guard !node.isRemoved, let modifier else { return }
    request = modifier.source.request(node)
    retry()
  }

  /// Removes the layer after its presenter has left, a turn later and without animation.
  func presenterLeft() {
    guard let layer else { return }
    let window = node.window
    renderer.after(0) { window.act { layer.leave(in: window, tells: false) } }
  }
}
