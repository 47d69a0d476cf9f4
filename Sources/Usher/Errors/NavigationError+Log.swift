extension NavigationError {
  /// What a log may show of an error: the verb and what stood in the way, without values.
  struct Redacted: Sendable {
    let verb: String
    let detail: String
  }

  /// The verb as a log shows it.
  var logVerb: String { redacted?.verb ?? Message.placeholder }

  /// What stood in the way, as a log shows it.
  var logDetail: String { redacted?.detail ?? Message.placeholder }

  /// What a log may show to developers alone.
  var privateText: String { "\(verb): \(detail)" }

  /// The refusal in one line, without values.
  func logLine(_ cause: SceneChange.Cause) -> String {
    "refused \(cause.rawValue): \(coordinator) could not \(logVerb): \(reason) at \(callSite). "
      + logDetail
  }
}

extension NavigationError {
  /// What stood in the way, for a log as well.
  var message: Message {
    Message(detail, redacted: logDetail)
  }
}
