extension SceneAlert: Codable {
  private enum Key: String, CodingKey {
    case title, message, buttons, textField
  }

  /// Reads an alert; one without buttons gets the one that says OK.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      try fields(.title), message: try fields.optional(.message),
      buttons: try fields.optional(.buttons) ?? [], textField: try fields.optional(.textField))
  }

  /// Writes the alert.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(title, forKey: .title)
    try fields.encodeIfPresent(message, forKey: .message)
    try fields.encode(buttons, forKey: .buttons)
    try fields.encodeIfPresent(textField, forKey: .textField)
  }
}
