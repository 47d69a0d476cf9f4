import Usher

/// The user's changes of levels and alerts.
extension SwiftUIHost {
  /// A modifier has removed a level: by the user, or by SwiftUI before it was on the display.
  func wasDismissed(_ layer: LayerModel) {
    guard let index = chain.firstIndex(where: { $0.layer === layer }), let id = layer.root?.node
    else { return }
    let gone = chain[index...].compactMap(\.layer)
    let completion = interrupt(gone)
    guard chain.contains(where: { $0.layer === layer }) else {
      return later { _ in completion?() }
    }
    chain.removeSubrange(index...)
    let roots = gone.compactMap(\.root)
    forget(roots)
    begin(UserRemoval(roots, layer: layer) { $0.dismissing(id) }, .dismissed(id))
    completion?()
  }

  /// Ends the step that changes one of the levels; it is undone if its level has never been
  /// visible.
  private func interrupt(_ layers: [LayerModel]) -> (@MainActor () -> Void)? {
    guard let step = running, let level = step.entering ?? step.target?.layer,
      layers.contains(where: { $0 === level })
    else { return nil }
    if step.isSeen, step.hasTurned { return finish()?.completion }
    giveUp()
    return step.completion
  }

  func wasAttempted(_ layer: LayerModel) {
    guard isActive, chain.contains(where: { $0.layer === layer }), let root = layer.root else {
      return
    }
    director?.report(.dismissalAttempted(root.node))
  }

  func alertWasAnswered(_ alert: LayerModel.Alert, _ button: Int) {
    guard !alert.isAnswered, alert.alert.buttons.indices.contains(button) else { return }
    let text = alert.alert.textField == nil ? nil : alert.text
    close(alert, .answered(alert.node, button: button, text: text))
  }

  /// A button reports its answer in the same turn; an alert that closes without one was dismissed.
  ///
  /// SwiftUI must read the change before the next presentation.
  func wasClosed(_ alert: LayerModel.Alert) {
    let removal = removals.first { $0.alert === alert }
    removal?.turnsLeft += 1
    later {
      if !alert.isAnswered { $0.close(alert, .dismissed(alert.node)) }
      removal?.turnsLeft -= 1
      $0.finishIfSettled()
    }
  }

  /// Ends a visible alert, along with any presentation that was to cover it.
  private func close(_ alert: LayerModel.Alert, _ fact: Fact) {
    guard let index = chain.firstIndex(where: { $0.alert === alert }) else { return }
    alert.isAnswered = true
    let completion = interrupt(chain[index...].compactMap(\.node))
    if let index = chain.firstIndex(where: { $0.alert === alert }) {
      chain.removeSubrange(index...)
    }
    begin(UserRemoval(alert: alert) { $0.dismissing(alert.node) }, fact)
    completion?()
  }

  /// Ends the step that presents one of several layers: completes it for the lowest, else undoes
  /// it.
  private func interrupt(_ layers: [NodeID]) -> (@MainActor () -> Void)? {
    guard let step = running, case .present(let modal) = step.step.edit, layers.contains(modal.id)
    else { return nil }
    if modal.id == layers.first { return finish()?.completion }
    giveUp()
    return step.completion
  }
}
