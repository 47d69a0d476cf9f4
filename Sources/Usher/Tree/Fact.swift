/// A user's action on a display, as its host reports it.
///
/// A fact becomes a transition with the cause `user` and passes admission. If it is refused, the
/// host gets a step that undoes it. Reporting a fact twice has no further effect.
public enum Fact: Hashable, Sendable, Codable {
  /// A node, and those above it, have left their stack.
  case popped(NodeID)
  /// A modal, and those above it, are gone.
  case dismissed(NodeID)
  /// A node has been selected in its container.
  case selected(NodeID)
  /// A button of an alert was chosen, by its index; with the text of its field.
  case answered(NodeID, button: Int, text: String? = nil)
  /// The user tried to remove a screen or a modal that is not free.
  case dismissalAttempted(NodeID)
  /// A gesture began that may end in a fact; no step begins until it ends.
  case gestureBegan
  /// The gesture ended; its effect was reported before.
  case gestureEnded(completed: Bool)
  /// The window has a new width, in points.
  case resized(width: Double)
  /// A screen appeared.
  case appeared(NodeID)
  /// A screen disappeared.
  case disappeared(NodeID)

  /// The node that it is about.
  public var node: NodeID? {
    switch self {
    case .popped(let id), .dismissed(let id), .selected(let id), .answered(let id, _, _),
      .dismissalAttempted(let id), .appeared(let id), .disappeared(let id):
      id
    case .gestureBegan, .gestureEnded, .resized: nil
    }
  }

  /// The fact without the text that the user has typed.
  var withoutValues: Fact {
    guard case .answered(let id, let button, _) = self else { return self }
    return .answered(id, button: button)
  }
}
