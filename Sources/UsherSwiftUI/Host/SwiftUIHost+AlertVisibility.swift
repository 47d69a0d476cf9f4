import Usher

/// Presenting an alert until it is visible.
///
/// If the app presents something in the same update, SwiftUI may show that instead, and does not
/// report it; only the platform knows.
extension SwiftUIHost {
  /// Presents an alert over the topmost level, unless the app presents something there.
  func ask(_ alert: LayerModel.Alert) {
    let level = topLayer
    guard !level.presentsOther else { return giveWay(alert) }
    level.ask(alert)
    later(than: level) { $0.follow(alert) }
  }

  /// Checks repeatedly, for a limited time, that the alert is visible.
  func follow(_ alert: LayerModel.Alert, looks: Int = 8) {
    guard isActive, !alert.isSeen, let level = alert.level else { return }
    guard looks > 0, let probe = level.probe, !probe.presents(alert) else { return see(alert) }
    guard probe.presented == nil else { return giveWay(alert) }
    alertWatch?.cancel()
    alertWatch = watch(for: 1 / 20) { $0.follow(alert, looks: looks - 1) }
  }

  /// Notices an alert that has become visible behind a transition.
  func recordVisibleAlert() {
    guard let alert = chain.last?.alert, !alert.isSeen, let probe = alert.level?.probe,
      probe.presents(alert)
    else { return }
    see(alert)
  }

  private func see(_ alert: LayerModel.Alert) {
    alert.isSeen = true
    updateSight()
    finishIfSettled()
  }

  /// Withdraws an alert; the director requests it again after the app's presentation has ended.
  private func giveWay(_ alert: LayerModel.Alert) {
    guard let step = running, step.alert === alert else { return withdraw(alert) }
    giveUp()
    afterAlert { $0.later { _ in step.completion() } }
  }

  private func withdraw(_ alert: LayerModel.Alert) {
    chain.removeAll { $0.alert === alert }
    begin(UserRemoval(alert: alert) { $0.dismissing(alert.node) }, nil)
  }
}
