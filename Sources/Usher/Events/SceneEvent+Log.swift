extension Edit {
  /// The edit in a few words; an alert is named after what it asks, which is the app's own.
  var logText: String {
    guard case .present(let modal) = self, modal.isAlert else { return description }
    return "present alert \(modal.id) from \(modal.presenter)"
  }
}

extension RestorationReport {
  /// The losses without what they are of.
  var logText: String {
    let parts =
      [error.map { "\($0.reason)" }] + losses.map { "one was lost: \($0.reason)" }
      + [isPostponed ? "the rest waits for what a guard asks for first" : nil]
    let texts = parts.compactMap(\.self)
    return texts.isEmpty ? "all came back" : texts.joined(separator: "; ")
  }
}
