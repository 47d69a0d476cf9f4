/// What a node that was made from a model keeps of it.
public struct ModelLabel: Hashable, Sendable, Codable {
  /// The name that the factory knows the scene by.
  public let name: String
  /// What tells it from others of its name, where the model says so.
  public let key: String?
  /// What the scene is about.
  public let data: [String: String]

  /// What two models of one scene have in common.
  enum Identity: Hashable {
    case keyed(String, String)
    case plain(String, [String: String])
  }

  var identity: Identity { key.map { .keyed(name, $0) } ?? .plain(name, data) }
}
