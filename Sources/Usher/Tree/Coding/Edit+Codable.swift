extension Edit: Codable {
  private enum Key: String, CodingKey {
    case edit, id, node, nodes
    case container = "in"
    case modal, attributes
  }

  private enum Kind: String, Codable {
    case root, push, set, replace, remove, present, select, embed, update
  }

  /// Reads an edit by its kind.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    switch try fields.decode(Kind.self, forKey: .edit) {
    case .root: self = .root(try fields.optional(.node))
    case .push: self = .push(try fields(.node), onto: try fields(.container))
    case .set: self = .set(try fields(.nodes), in: try fields(.container))
    case .replace: self = .replace(try fields(.id), with: try fields(.node))
    case .remove: self = .remove(try fields(.id))
    case .present: self = .present(try fields(.modal))
    case .select: self = .select(try fields(.id), in: try fields(.container))
    case .embed: self = .embed(try fields(.node), in: try fields(.container))
    case .update: self = .update(try fields(.id), try fields(.attributes))
    }
  }

  /// Writes the edit's kind, and what it is about.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(codedKind, forKey: .edit)
    switch self {
    case .root(let node): try fields.encodeIfPresent(node, forKey: .node)
    case .push(let node, let id), .embed(let node, let id):
      try fields.encode(node, forKey: .node)
      try fields.encode(id, forKey: .container)
    case .set(let nodes, let id):
      try fields.encode(nodes, forKey: .nodes)
      try fields.encode(id, forKey: .container)
    case .replace(let id, let node):
      try fields.encode(id, forKey: .id)
      try fields.encode(node, forKey: .node)
    case .remove(let id): try fields.encode(id, forKey: .id)
    case .present(let modal): try fields.encode(modal, forKey: .modal)
    case .select(let child, let id):
      try fields.encode(child, forKey: .id)
      try fields.encode(id, forKey: .container)
    case .update(let id, let attributes):
      try fields.encode(id, forKey: .id)
      try fields.encode(attributes, forKey: .attributes)
    }
  }

  private var codedKind: Kind {
    switch self {
    case .root: .root
    case .push: .push
    case .set: .set
    case .replace: .replace
    case .remove: .remove
    case .present: .present
    case .select: .select
    case .embed: .embed
    case .update: .update
    }
  }
}

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
