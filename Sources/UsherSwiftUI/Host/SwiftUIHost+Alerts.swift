import Usher

extension SwiftUIHost {
  /// An alert that has been removed, and may still be visible.
  @MainActor struct LeavingAlert {
    let level: LayerModel
    private weak var presented: AnyObject?

    init(_ alert: LayerModel.Alert, over level: LayerModel) {
      self.level = level
      if let probe = level.probe, probe.presents(alert) { presented = probe.presented }
    }

    /// `true` while the platform still shows it.
    var isInSight: Bool { presented != nil && level.probe?.presented === presented }
  }
}

/// Alerts: the next one is shown, and other changes are made, once the last one has left the
/// display.
///
/// SwiftUI shows only one of the alerts that are set in one update, and not always the last.
extension SwiftUIHost {
  /// The phase that removes the visible alert, before another presentation or dismissal.
  func hidingAlert() -> [@MainActor () -> Void] {
    guard let alert = chain.lazy.compactMap(\.alert).first(where: \.isAsked) else { return [] }
    return [{ [weak self] in alert.level.map { self?.hideAlert(of: $0) } }]
  }

  /// Removes an alert, and observes it until it has left.
  func hideAlert(of level: LayerModel) {
    guard let alert = level.asked else { return }
    level.ask(nil)
    leavingAlert = LeavingAlert(alert, over: level)
    later(than: level) { $0.followAlert() }
  }

  /// Runs a closure in this turn, or once the departing alert has left.
  func afterAlert(_ body: @escaping @MainActor (SwiftUIHost) -> Void) {
    if leavingAlert == nil { body(self) } else { alertWaiters.append(body) }
  }

  /// SwiftUI has read that the alert is removed: it has left by now, unless the platform still
  /// shows it.
  func followAlert() {
    guard let leaving = leavingAlert else { return }
    guard leaving.isInSight else { return alertHasLeft() }
    _ = leaving.level.probe?.watchPresentation()
    otherWatch?.cancel()
    otherWatch = watch { $0.alertHasLeft() }
  }

  private func alertHasLeft() {
    guard leavingAlert != nil else { return }
    leavingAlert = nil
    for waiter in exchange(&alertWaiters, with: []) { later(waiter) }
    finishIfSettled()
  }

  /// Shows the topmost alert, once another one has been removed.
  func showAlert() {
    defer { updateSight() }
    let wanted = chain.last?.alert
    for alert in chain.lazy.compactMap(\.alert) where alert !== wanted && alert.isAsked {
      alert.level.map { hideAlert(of: $0) }
    }
    guard leavingAlert == nil else { return showAlertSoon() }
    if let wanted, !wanted.isAnswered, !wanted.isAsked { ask(wanted) }
  }

  /// Shows the topmost alert in a later turn, if the host is idle by then.
  func showAlertSoon() {
    afterAlert {
      $0.later { host in
        if host.removals.isEmpty && host.running == nil { host.showAlert() }
      }
    }
  }
}
