extension Fact {
  /// The cases as they are written, the most frequent ones first.
  enum Case: String, CodingKey, CaseIterable {
    case appeared, disappeared, popped, selected, dismissed, answered, gestureBegan, gestureEnded
    case dismissalAttempted
  }

  private enum Label: String, CodingKey {
    case node = "_0"
    case button, text, completed
  }

  /// Reads a fact by its case.
  public init(from decoder: any Decoder) throws {
    try self.init(decoder.container(keyedBy: Case.self))
  }

  init(_ cases: KeyedDecodingContainer<Case>) throws {
    let (name, values) = try cases.writtenCase(Label.self)
    var node: NodeID { get throws { NodeID(try values.identity(.node)) } }
    switch name {
    case .appeared: self = .appeared(try node)
    case .disappeared: self = .disappeared(try node)
    case .popped: self = .popped(try node)
    case .selected: self = .selected(try node)
    case .dismissed: self = .dismissed(try node)
    case .answered:
      self = .answered(try node, button: try values(.button), text: try values.optional(.text))
    case .gestureBegan: self = .gestureBegan
    case .gestureEnded: self = .gestureEnded(completed: try values(.completed))
    case .dismissalAttempted: self = .dismissalAttempted(try node)
    }
  }
}
