/// The permission that is needed to remove a screen, except by its own coordinator.
///
/// It is declared in advance, because platforms ask before a gesture begins. Verbs of the screen's
/// own coordinator and changes of policy always pass.
public enum Dismissal: String, Hashable, Sendable, Codable {
  /// Any code, link or gesture may remove it.
  case free
  /// The coordinator is asked first, and may agree later.
  case confirm
  /// Only its own coordinator removes it.
  case locked
}
