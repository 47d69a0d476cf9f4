extension Edit {
  /// The edit in a few words, without an alert's question, which is a value of the app.
  var logText: String {
    guard case .present(let modal) = self, modal.isAlert else { return description }
    return "present alert \(modal.id) from \(modal.presenter)"
  }
}

extension RestorationReport {
  /// The reasons for the losses, without values of the app.
  var logText: String {
    let parts =
      [error.map { "\($0.reason)" }] + losses.map { "one was lost: \($0.reason)" }
      + [isPostponed ? "the rest waits for what a guard asks for first" : nil]
    let texts = parts.compactMap(\.self)
    return texts.isEmpty ? "all came back" : texts.joined(separator: "; ")
  }
}
