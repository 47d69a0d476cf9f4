/// The screen of an alert: core makes it, hosts draw its `Alert` from the layer's style.
final class AlertScreen: Screen {
  private let alert: Alert
  private var answer: (@MainActor (Alert.Answer?) -> Void)?

  init(_ alert: Alert, answer: @escaping @MainActor (Alert.Answer?) -> Void) {
    self.alert = alert
    self.answer = answer
  }

  deinit {
    guard let answer else { return }
    Task { @MainActor in answer(nil) }
  }

  var title: String? { alert.title }

  func button(_ index: Int) -> Alert.Button? {
    alert.buttons.indices.contains(index) ? alert.buttons[index] : nil
  }

  /// Answers once; whatever comes later is ignored.
  func resolve(_ choice: Alert.Answer?) {
    let answer = answer
    self.answer = nil
    answer?(choice)
  }
}
