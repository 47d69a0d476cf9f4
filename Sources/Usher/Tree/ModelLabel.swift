/// The part of a model that a node made from it keeps.
public struct ModelLabel: Hashable, Sendable, Codable {
  /// The name of the scene, for the factory.
  public let name: String
  /// The key that distinguishes it from others of its name, if the model has one.
  public let key: String?
  /// The data of the scene.
  public let data: [String: String]

  /// The part that two models of one scene share: the name with the key, or else with the data.
  var identity: ModelLabel { key == nil ? self : ModelLabel(name: name, key: key, data: [:]) }
}
