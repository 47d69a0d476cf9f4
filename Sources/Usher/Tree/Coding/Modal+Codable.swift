extension Modal: Codable {
  /// The keys of a layer and of its style, which share one object.
  fileprivate enum Key: String, CodingKey {
    case presenter, node, style, alert
  }

  /// Reads a layer.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      presenter: NodeID(try fields.identity(.presenter)), style: try Modal.Style(fields),
      node: try fields(.node))
  }

  /// Writes the layer and its style as one object.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(presenter, forKey: .presenter)
    try fields.encode(node, forKey: .node)
    try style.encode(to: encoder)
  }
}

extension Modal.Style: Codable {
  /// Reads a style by its name, and the question of an alert.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.container(keyedBy: Modal.Key.self))
  }

  fileprivate init(_ fields: KeyedDecodingContainer<Modal.Key>) throws {
    switch try fields.decode(String.self, forKey: .style) {
    case "sheet": self = .sheet
    case "cover": self = .cover
    case "popover": self = .popover
    case "alert": self = .alert(try fields(.alert))
    case let name: throw fields.corrupt(.style, "No style is called \(name).")
    }
  }

  /// Writes the style's name, and the question of an alert.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Modal.Key.self)
    try fields.encode(name, forKey: .style)
    if case .alert(let alert) = self { try fields.encode(alert, forKey: .alert) }
  }
}
