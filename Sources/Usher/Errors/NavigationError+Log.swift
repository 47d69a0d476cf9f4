extension NavigationError {
  /// What a log may show of an error: the verb and what stood in the way, without values.
  struct Redacted: Sendable {
    let verb: String
    let detail: String
  }

  var logVerb: String { redacted?.verb ?? Message.placeholder }

  var logDetail: String { redacted?.detail ?? Message.placeholder }

  var privateText: String { "\(verb): \(detail)" }

  func logLine(_ cause: SceneChange.Cause) -> String {
    "refused \(cause.rawValue): \(coordinator) could not \(logVerb): \(reason) at \(callSite). "
      + logDetail
  }

  /// What stood in the way, for a log as well.
  var message: Message {
    Message(detail, redacted: logDetail)
  }
}
