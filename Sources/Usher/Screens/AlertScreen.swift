/// The screen of an alert: core makes it, hosts draw its `SceneAlert` from the layer's style.
final class AlertScreen: Screen {
  var title: String? { alert.title }
  fileprivate let alert: SceneAlert
  fileprivate var answer: Completion?

  init(_ alert: SceneAlert, answer: Completion) {
    self.alert = alert
    self.answer = answer
  }

  func resolve(_ choice: SceneAlert.Answer?) { answer?.resolve(choice) }
}

/// The answer to an alert that leaves the tree before its host knows the chosen button.
///
/// A display may report it only after the alert has disappeared, and a command may come before. If
/// this is released without an answer, there was none.
@MainActor package final class LateAnswer {
  private weak var screen: AlertScreen?
  private let alert: SceneAlert
  private let completion: AlertScreen.Completion

  init?(_ screen: AlertScreen) {
    guard let completion = exchange(&screen.answer, with: nil) else { return nil }
    (self.screen, alert, self.completion) = (screen, screen.alert, completion)
  }

  package func resolve(button index: Int, text: String?) {
    guard alert.buttons.indices.contains(index) else { return }
    completion.resolve(alert.answer(index, text))
  }

  /// Leaves the answer to the alert, which has stayed.
  package func giveBack() { screen?.answer = completion }
}

extension SceneAlert {
  /// The answer by a button, with the text of the field if there is one: the initial text unless
  /// the host reports another.
  func answer(_ index: Int, _ text: String?) -> Answer {
    Answer(button: buttons[index], text: textField.map { text ?? $0.text })
  }
}
extension AlertScreen {
  /// Delivers an alert's answer exactly once.
  ///
  /// It belongs to the transition from the beginning, so that a refusal, a postponed request, an
  /// alert that leaves and a released director answer once, neither twice nor never. A transition
  /// that is performed again has an answer for each performance.
  @MainActor final class Completion {
    private var receive: (@MainActor (SceneAlert.Answer?) -> Void)? { didSet { discard(oldValue) } }
    private var isPerformed = false

    init(_ receive: @escaping @MainActor (SceneAlert.Answer?) -> Void) { self.receive = receive }

    deinit {
      guard !isPerformed, let receive else { return }
      Task { @MainActor in receive(nil) }
    }

    /// Returns the answer of one performance of the transition that this one belongs to.
    func performance() -> Completion {
      isPerformed = true
      return Completion(receive ?? { _ in })
    }

    /// Leaves it unanswered: it was a trial, or is performed again.
    func forget() { receive = nil }

    /// Answers once; later answers are ignored.
    func resolve(_ choice: SceneAlert.Answer?) { exchange(&receive, with: nil)?(choice) }
  }
}
