/// The screen of an alert: core makes it, hosts draw its `SceneAlert` from the layer's style.
final class AlertScreen: Screen {
  var title: String? { alert.title }
  let alert: SceneAlert
  var answer: Completion?

  init(_ alert: SceneAlert, answer: Completion) {
    self.alert = alert
    self.answer = answer
  }

  func resolve(_ choice: SceneAlert.Answer?) { answer?.resolve(choice) }
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
