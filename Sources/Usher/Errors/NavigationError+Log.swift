/// The text of an error for a log: the verb and what stood in the way, without values.
extension NavigationError {
  var logVerb: String { command.redacted }

  var logDetail: String { message.redacted }

  var privateText: String { "\(verb): \(detail)" }

  func logLine(_ cause: SceneChange.Cause) -> String {
    "refused \(cause.rawValue): \(coordinator) could not \(logVerb): \(reason) at \(callSite). "
      + logDetail
  }
}
