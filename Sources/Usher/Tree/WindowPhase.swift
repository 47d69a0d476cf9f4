/// The phase of a window: in front of the user, behind something, or without a display for now.
public enum WindowPhase: String, Hashable, Sendable, Codable {
  /// The user sees it.
  case foreground
  /// The user does not see it.
  case background
  /// The platform has taken its display away, and may restore it.
  case disconnected
}
