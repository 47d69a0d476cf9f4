extension SceneChange: Codable {
  private enum Key: String, CodingKey {
    case cause, edits, animation
  }

  /// Reads a transaction; its animation is the default one where none is written.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      edits: try fields(.edits), cause: try fields(.cause),
      animation: try fields.optional(.animation) ?? .default)
  }

  /// Writes the transaction.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(cause, forKey: .cause)
    try fields.encode(edits, forKey: .edits)
    if animation != .default { try fields.encode(animation, forKey: .animation) }
  }
}
