extension Fact: Codable {
  private enum Key: String, CodingKey {
    case fact, id, button, text, completed
  }

  private enum Kind: String, Codable {
    case popped, dismissed, selected, answered, dismissalAttempted, gestureBegan, gestureEnded
    case appeared, disappeared
  }

  /// Reads a fact by its kind.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    switch try fields.decode(Kind.self, forKey: .fact) {
    case .popped: self = .popped(try fields(.id))
    case .dismissed: self = .dismissed(try fields(.id))
    case .selected: self = .selected(try fields(.id))
    case .answered:
      self = .answered(
        try fields(.id), button: try fields(.button), text: try fields.optional(.text))
    case .dismissalAttempted: self = .dismissalAttempted(try fields(.id))
    case .gestureBegan: self = .gestureBegan
    case .gestureEnded: self = .gestureEnded(completed: try fields(.completed))
    case .appeared: self = .appeared(try fields(.id))
    case .disappeared: self = .disappeared(try fields(.id))
    }
  }

  /// Writes the fact's kind, and what it is about.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(codedKind, forKey: .fact)
    try fields.encodeIfPresent(node, forKey: .id)
    switch self {
    case .answered(_, let button, let text):
      try fields.encode(button, forKey: .button)
      try fields.encodeIfPresent(text, forKey: .text)
    case .gestureEnded(let completed): try fields.encode(completed, forKey: .completed)
    default: break
    }
  }

  private var codedKind: Kind {
    switch self {
    case .popped: .popped
    case .dismissed: .dismissed
    case .selected: .selected
    case .answered: .answered
    case .dismissalAttempted: .dismissalAttempted
    case .gestureBegan: .gestureBegan
    case .gestureEnded: .gestureEnded
    case .appeared: .appeared
    case .disappeared: .disappeared
    }
  }
}
