extension Renderer.User {
  /// Swipes the top sheet down; a locked one stays, and UIKit reports the attempt.
  @discardableResult public func swipeDown() -> Bool { dismiss { $0.isSheet(in: window) } }

  /// Taps beside the popover or dialog on top; in compact width a popover is a sheet.
  @discardableResult public func tapOutside() -> Bool {
    dismiss { $0.kind == .dialog || ($0.kind == .popover && !$0.isSheet(in: window)) }
  }

  private func dismiss(where isMeant: (Layer) -> Bool) -> Bool {
    let layer = window.base.top
    guard window.phase == .active, isMeant(layer), mayGo(layer) else { return false }
    guard !(layer.node?.isDismissalLocked ?? false) else {
      renderer.run { layer.refuseDismissal() }
      return false
    }
    layer.dismissByUser(in: window)
    return true
  }

  private func mayGo(_ layer: Layer) -> Bool {
    let isComing = layer.phase == .coming && layer.node != nil
    return layer.phase == .shown || (isComing && renderer.behaves(.grabsComingLayers))
  }

  /// Answers the alert or dialog on top with a button.
  @discardableResult public func answer(_ title: String) -> Bool {
    let layer = window.base.top
    guard window.phase == .active, layer.kind == .alert || layer.kind == .dialog,
      layer.phase == .shown
    else { return false }
    guard !isImplied(title, in: layer) || tap(title) else { return false }
    layer.answer(in: window)
    return true
  }

  private func isImplied(_ title: String, in layer: Layer) -> Bool {
    if layer.buttons.isEmpty && title == "OK" { return false }
    return !(layer.kind == .dialog && title == "Cancel" && !layer.buttons.contains("Cancel"))
  }
}

extension Layer {
  /// Returns whether it is shown as a sheet, as a popover is in compact width.
  func isSheet(in window: Renderer.Window) -> Bool {
    kind == .sheet || (kind == .popover && window.values.horizontalSizeClass == .compact)
  }

  /// The titles of its buttons.
  var buttons: [String] {
    var element = Renderer.Element(.window)
    node?.fill(&element)
    return element.all.filter { $0.kind == .button }.compactMap(\.title)
  }

  /// Writes the binding and removes the layer after a button's action has run.
  func answer(in window: Renderer.Window) {
    presenter?.clearByAnswer(in: window)
    isDismissedByUser = true
    if phase == .shown { dismiss(in: window) }
  }
}

extension PresentationMemory {
  func clearByAnswer(in window: Renderer.Window) {
    guard let modifier else { return }
    window.write { modifier.source.clear() }
    node.invalidate()
  }
}
