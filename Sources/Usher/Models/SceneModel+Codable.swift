extension SceneModel: Codable {
  private enum Key: String, CodingKey {
    case name, data, key, children, selected, presented
  }

  /// Reads a model; missing values have their defaults.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields(.name), data: try fields.optional(.data) ?? [:],
      children: try fields.optional(.children) ?? [], selected: try fields.optional(.selected) ?? 0)
    key = try fields.optional(.key)
    presented = try fields.optional(.presented)
  }

  /// Writes the values that differ from the defaults, so an app can save a model and set it again.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(name, forKey: .name)
    if !data.isEmpty { try fields.encode(data, forKey: .data) }
    try fields.encodeIfPresent(key, forKey: .key)
    if !children.isEmpty { try fields.encode(children, forKey: .children) }
    if selected != 0 { try fields.encode(selected, forKey: .selected) }
    try fields.encodeIfPresent(presented, forKey: .presented)
  }
}

extension SceneModel.Presented: Codable {
  private enum Key: String, CodingKey {
    case model
  }

  /// Reads the presented model and its style.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(try fields(.model), as: try Modal.Style(from: decoder))
  }

  /// Writes the model and the style as one object.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(model, forKey: .model)
    try style.encode(to: encoder)
  }
}
