extension Edit {
  /// The cases as they are written, the most frequent ones first.
  private enum Case: String, CodingKey, CaseIterable {
    case push, set, remove, present, select, root, update, replace, embed
  }

  private enum Label: String, CodingKey {
    case first = "_0"
    case second = "_1"
    case onto, with
    case container = "in"
  }

  /// Reads an edit by its case.
  public init(from decoder: any Decoder) throws {
    let (name, values) = try decoder.container(keyedBy: Case.self).writtenCase(Label.self)
    func node(_ label: Label) throws -> NodeID { NodeID(try values.identity(label)) }
    switch name {
    case .push: self = .push(try values(.first), onto: try node(.onto))
    case .set: self = .set(try values(.first), in: try node(.container))
    case .remove: self = .remove(try node(.first))
    case .present: self = .present(try values(.first))
    case .select: self = .select(try node(.first), in: try node(.container))
    case .root: self = .root(try values.optional(.first))
    case .update: self = .update(try node(.first), try values(.second))
    case .replace: self = .replace(try node(.first), with: try values(.with))
    case .embed: self = .embed(try values(.first), in: try node(.container))
    }
  }
}
