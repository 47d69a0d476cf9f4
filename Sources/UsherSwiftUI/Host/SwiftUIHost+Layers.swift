import Usher

/// Levels and alerts: one at a time, each presented by the one below.
extension SwiftUIHost {
  func present(_ modal: Modal, _ next: inout RunningStep) {
    guard case .alert(let question) = modal.style else { return present(layer: modal, &next) }
    let alert = LayerModel.Alert(question, modal.id, of: self)
    next.phases = hidingAlert() + [{ [weak self] in self?.showAlert() }]
    chain.append(.alert(alert))
    next.alert = alert
    next.undo = { [weak self] in
      self?.chain.removeAll { $0.alert === alert }
      alert.level.map { self?.hideAlert(of: $0) }
      self?.showAlertSoon()
    }
  }

  private func present(layer modal: Modal, _ next: inout RunningStep) {
    recordFocus(opening: modal)
    let base = topLayer
    let layer = LayerModel(LayerModel.Style(modal.style), of: self, over: base)
    let root = make(modal.node, in: layer, parent: nil)
    layer.root = root
    next.phases = hidingAlert() + [{ base.present(layer) }]
    chain.append(.layer(layer))
    (next.arriving, next.entering) = ([root], layer)
    next.undo = { [weak self] in
      if base.presented === layer { base.removePresented() }
      self?.chain.removeAll { $0.layer === layer }
      self?.forget([root])
      layer.empty()
    }
  }

  func dismiss(_ id: NodeID, _ next: inout RunningStep) {
    guard let index = chain.firstIndex(where: { $0.node == id }) else { return }
    let removed = Array(chain[index...])
    let layers = removed.compactMap(\.layer)
    let (departing, lowest) = (layers.compactMap(\.root), layers.first)
    next.phases = hidingAlert()
    chain.removeSubrange(index...)
    forget(departing)
    (next.departing, next.layer) = (departing, lowest)
    if let lowest, let base = lowest.base { next.phases.append { base.removePresented() } }
    next.undo = { [weak self] in
      self?.chain += removed
      self?.remember(departing[...])
      if let lowest, lowest.base?.presented == nil { lowest.base?.present(lowest) }
      self?.showAlertSoon()
    }
  }
}

extension SwiftUIHost {
  var topLayer: LayerModel { chain.last { $0.layer != nil }?.layer ?? window }

  func isUnderCover(_ layer: LayerModel) -> Bool {
    guard !chain.isEmpty else { return false }
    let index = chain.firstIndex { $0.layer === layer } ?? -1
    return chain[(index + 1)...].contains { $0.layer?.hides ?? false }
  }
}

extension LayerModel {
  /// `true` if it is on the display and covers everything below.
  var hides: Bool { style == .cover && wasSeen }
}

extension LayerModel.Style {
  init(_ style: Modal.Style) {
    self =
      switch style {
      case .cover: .cover
      case .popover: .popover
      case .sheet, .alert: .sheet
      }
  }
}
