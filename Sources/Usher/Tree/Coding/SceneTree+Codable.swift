extension SceneTree: Codable {
  private enum Key: String, CodingKey {
    case root, modals
  }

  /// Reads a tree.
  ///
  /// - Throws: `DecodingError` if it is not a tree: a node stands in it twice, a container is
  ///   empty, a layer is presented by a node that is not below it, or too many levels are nested.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(root: try fields.optional(.root), modals: try fields.optional(.modals) ?? [])
    if let fault { throw fields.corrupt(.modals, fault) }
  }

  /// Writes the tree.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(root, forKey: .root)
    if !modals.isEmpty { try fields.encode(modals, forKey: .modals) }
  }

  /// The reason why no director could have admitted it; `nil` if one could.
  var fault: String? {
    var seen: Set<NodeID> = []
    for (index, layer) in layers.enumerated() {
      let modal = index - (layers.count - modals.count)
      if modal >= 0, !seen.contains(modals[modal].presenter) {
        return "\(modals[modal].presenter) presents a modal that is not above it."
      }
      if index + layer.height > Self.depthLimit { return "\(TreeError.tooDeep(layer.id))" }
      for node in layer.flattened {
        if !seen.insert(node.id).inserted { return "\(node.id) is in it twice." }
        if node.kind != .screen, node.children.isEmpty { return "\(node.id) is empty." }
      }
    }
    return nil
  }
}

extension SceneChange: Codable {
  private enum Key: String, CodingKey {
    case cause, edits, animation
  }

  /// Reads a change; its animation is the default one if none is written.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      edits: try fields(.edits), cause: try fields(.cause),
      animation: try fields.optional(.animation) ?? .default)
  }

  /// Writes the change.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(cause, forKey: .cause)
    try fields.encode(edits, forKey: .edits)
    if animation != .default { try fields.encode(animation, forKey: .animation) }
  }
}
