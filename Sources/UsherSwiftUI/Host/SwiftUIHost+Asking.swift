import Usher

/// Asking an alert until it is on the display.
///
/// SwiftUI tells nobody that it shows what the app has presented in the same update instead; its
/// platform knows.
extension SwiftUIHost {
  /// Asks an alert over the topmost level, unless the app presents something there.
  func ask(_ alert: AlertModel) {
    let level = topLayer
    guard !level.presentsOther else { return giveWay(alert) }
    level.ask(alert)
    later(than: level) { $0.follow(alert) }
  }

  /// Looks whether an alert is on the display, and for some time if nothing is.
  func follow(_ alert: AlertModel, looks: Int = 8) {
    guard isActive, !alert.isSeen, let level = alert.level else { return }
    guard looks > 0, let probe = level.probe, !probe.presents(alert) else { return see(alert) }
    guard probe.presented == nil else { return giveWay(alert) }
    alertWatch?.cancel()
    alertWatch = watch(for: 1 / 20) { $0.follow(alert, looks: looks - 1) }
  }

  private func see(_ alert: AlertModel) {
    alert.isSeen = true
    updateSight()
    look()
  }

  /// Takes an alert back; the director asks again once what the app has presented has left.
  private func giveWay(_ alert: AlertModel) {
    guard let step = running, step.alert === alert else { return withdraw(alert) }
    giveUp()
    afterAlert { $0.later { _ in step.completion() } }
  }

  private func withdraw(_ alert: AlertModel) {
    chain.removeAll { $0.alert === alert }
    leave(Departure(alert: alert) { $0.dismissing(alert.node) }, nil)
  }
}
