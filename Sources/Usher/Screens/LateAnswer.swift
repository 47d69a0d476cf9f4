/// The answer to an alert that leaves the tree before its host knows by which button.
///
/// The host may report the button only once the alert is out of sight, and a command may come
/// before. If this is released without an answer, there was none.
@MainActor package final class LateAnswer {
  private weak var screen: AlertScreen?
  private let alert: SceneAlert
  private let completion: AlertScreen.Completion

  init?(_ screen: AlertScreen) {
    guard let completion = exchange(&screen.answer, with: nil) else { return nil }
    (self.screen, alert, self.completion) = (screen, screen.alert, completion)
  }

  /// Answers with a button.
  package func resolve(button index: Int, text: String?) {
    guard alert.buttons.indices.contains(index) else { return }
    completion.resolve(alert.answer(index, text))
  }

  /// Leaves the answer to the alert, which has stayed.
  package func giveBack() { screen?.answer = completion }
}
