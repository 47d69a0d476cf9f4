extension SceneEvent {
  /// The event in one line without values of routes, arguments and states, as a log shows it.
  var logLine: String {
    switch self {
    case .admitted(let change): "admitted \(change.logText)"
    case .refused(let error, let cause): error.logLine(cause)
    case .redirected(_, let rule, let cause):
      "redirected \(cause.rawValue): to \(Message.placeholder) by the guard \(rule)"
    case .fact(.answered(let id, let button, _)): "fact: \(Fact.answered(id, button: button))"
    case .restored(let report): "restored: \(report.logText)"
    case .saveFailed(let error): "save failed: \(error.reason)"
    case .failed(let error):
      "failed: \(error.coordinator) could not \(error.logVerb): \(error.reason). \(error.logDetail)"
    default: description
    }
  }
}

extension SceneChange {
  fileprivate var logText: String {
    let edits = edits.isEmpty ? "nothing changes" : edits.map(\.logText).joined(separator: "; ")
    return "\(cause.rawValue): \(edits)"
  }
}

extension Edit {
  /// The edit in a few words; an alert is named after what it asks, which is the app's own.
  fileprivate var logText: String {
    guard case .present(let modal) = self, modal.isAlert else { return description }
    return "present alert \(modal.id) from \(modal.presenter)"
  }
}

extension RestorationReport {
  fileprivate var logText: String {
    let parts =
      [error.map { "\($0.reason)" }] + losses.map { "one was lost: \($0.reason)" }
      + [isPostponed ? "the rest waits for what a guard asks for first" : nil]
    let texts = parts.compactMap(\.self)
    return texts.isEmpty ? "all came back" : texts.joined(separator: "; ")
  }
}
