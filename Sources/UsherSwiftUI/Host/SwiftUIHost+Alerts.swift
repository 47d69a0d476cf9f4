import Usher

/// An alert that SwiftUI was told to take away, or has.
@MainActor struct LeavingAlert {
  let level: LayerModel
  private weak var presented: AnyObject?

  init(_ alert: AlertModel, over level: LayerModel) {
    self.level = level
    if let probe = level.probe, probe.presents(alert) { presented = probe.presented }
  }

  /// Whether its platform still has it on the display.
  var isInSight: Bool { presented != nil && level.probe?.presented === presented }
}

/// Alerts: the next one is shown, and anything else done, once the last has left the display.
///
/// SwiftUI shows one alert of those that it is asked for in one update, and need not take the last.
extension SwiftUIHost {
  /// What takes the alert in sight away, before anything else is presented or dismissed.
  func hidingAlert() -> [@MainActor () -> Void] {
    guard let alert = chain.lazy.compactMap(\.alert).first(where: \.isAsked) else { return [] }
    return [{ [weak self] in alert.level.map { self?.hideAlert(of: $0) } }]
  }

  /// Takes an alert away, and follows it until it has left.
  func hideAlert(of level: LayerModel) {
    guard let alert = level.asked else { return }
    level.ask(nil)
    leavingAlert = LeavingAlert(alert, over: level)
    later(than: level) { $0.followAlert() }
  }

  /// Does something in this turn, or once no alert is on its way out any more.
  func afterAlert(_ body: @escaping @MainActor (SwiftUIHost) -> Void) {
    if leavingAlert == nil { body(self) } else { alertWaiters.append(body) }
  }

  /// SwiftUI has read that an alert is to go: it has left by now, unless its platform knows better.
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
    look()
  }

  /// Shows the alert that lies on top, once another has been taken away.
  func showAlert() {
    defer { updateSight() }
    let wanted = chain.last?.alert
    for alert in chain.lazy.compactMap(\.alert) where alert !== wanted && alert.isAsked {
      alert.level.map { hideAlert(of: $0) }
    }
    guard leavingAlert == nil else { return showAlertSoon() }
    if let wanted, !wanted.isAnswered, !wanted.isAsked { ask(wanted) }
  }

  /// Shows the alert that lies on top in a later turn, where nothing is under way by then.
  func showAlertSoon() {
    afterAlert {
      $0.later { host in
        if host.departures.isEmpty && host.running == nil { host.showAlert() }
      }
    }
  }
}
