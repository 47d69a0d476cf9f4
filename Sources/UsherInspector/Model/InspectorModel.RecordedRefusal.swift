#if DEBUG
import Usher

extension InspectorModel {
  /// A refusal as text, so that it keeps nothing of the app alive.
  struct RecordedRefusal: Sendable {
    /// Its number, counted from 1.
    let number: Int
    /// The time since the inspector began, the coordinator, its verb and the reason.
    let summary: String
    /// The failure, its place, the reason and the fixes, as the error prints them.
    let lines: [Line]

    init(_ error: NavigationError, cause: String, number: Int, at time: Duration) {
      self.number = number
      summary = "\(time.inTenths) \(error.coordinator) could not \(error.verb): \(error.reason)"
      let text = error.description.split(separator: "\n").map(String.init)
      lines =
        [Line(text[0], .strong), Line("  asked for by: \(cause)", .muted)]
        + text.dropFirst().map { Line($0, $0.hasPrefix("  •") ? .accent : .plain) }
    }
  }
}
#endif
