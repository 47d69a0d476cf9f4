/// The screen of an alert: core makes it, hosts draw its `SceneAlert` from the layer's style.
final class AlertScreen: Screen {
  let title: String?
  private let answer: AlertCompletion

  init(_ alert: SceneAlert, answer: AlertCompletion) {
    title = alert.title
    self.answer = answer
  }

  func resolve(_ choice: SceneAlert.Answer?) { answer.resolve(choice) }
}

/// Delivers an alert's answer exactly once.
///
/// It goes with the transition from the first, so that a refusal, a request that is put off, an
/// alert that leaves and a director that is dropped cannot answer twice, nor forget to. A transition
/// that is performed again has an answer for each time.
@MainActor final class AlertCompletion {
  private var receive: (@MainActor (SceneAlert.Answer?) -> Void)? { didSet { discard(oldValue) } }
  private var isPerformed = false

  init(_ receive: @escaping @MainActor (SceneAlert.Answer?) -> Void) { self.receive = receive }

  deinit {
    guard !isPerformed, let receive else { return }
    Task { @MainActor in receive(nil) }
  }

  /// Returns the answer of one performance of the transition that this one belongs to.
  func performance() -> AlertCompletion {
    isPerformed = true
    return AlertCompletion(receive ?? { _ in })
  }

  /// Leaves it unanswered: it was only tried out, or is performed again.
  func forget() { receive = nil }

  /// Answers once; whatever comes later is ignored.
  func resolve(_ choice: SceneAlert.Answer?) { exchange(&receive, with: nil)?(choice) }
}
