/// The permission to remove a screen for others than its own coordinator.
///
/// Declared ahead, because platforms ask before a gesture begins. Its own coordinator's verbs and
/// changes of policy always pass.
public enum Dismissal: String, Hashable, Sendable, Codable {
  /// Anybody may remove it.
  case free
  /// Its coordinator is asked first, and may answer later.
  case confirm
  /// Nobody but its own coordinator removes it.
  case locked
}
