/// An action of the user on a display, as its host reports it: in the past tense, by node, idempotent.
///
/// A fact becomes a transition with the cause `user` and passes the one door. Where it is refused,
/// the host gets a step that puts things back.
public enum Fact: Hashable, Sendable, Codable {
  /// A node, and those above it, have left their stack.
  case popped(NodeID)
  /// A modal, and those above it, are gone.
  case dismissed(NodeID)
  /// A node has been selected in its container.
  case selected(NodeID)
  /// A button of an alert was chosen, by its index; with the text of its field.
  case answered(NodeID, button: Int, text: String? = nil)
  /// The user tried to dismiss a modal that does not let itself be dismissed.
  case dismissalAttempted(NodeID)
  /// A gesture began that may end in a fact; until it ends, the display is the user's.
  case gestureBegan
  /// The gesture ended; what it did was reported before.
  case gestureEnded(completed: Bool)
  /// A screen is in sight.
  case appeared(NodeID)
  /// A screen is out of sight.
  case disappeared(NodeID)
}

extension Fact {
  /// The node that it is about.
  public var node: NodeID? {
    switch self {
    case .popped(let id), .dismissed(let id), .selected(let id), .dismissalAttempted(let id),
      .appeared(let id), .disappeared(let id):
      id
    case .answered(let id, _, _): id
    case .gestureBegan, .gestureEnded: nil
    }
  }
}
