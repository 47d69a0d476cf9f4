/// A change of the navigation as a pure value: edits that commit as a whole or not at all.
public struct SceneChange: Hashable, Sendable {
  /// The edits, each applied to the result of the one before.
  public let edits: [Edit]
  /// The cause of the change.
  public let cause: Cause
  /// The animation that shows it.
  public let animation: TransitionAnimation

  /// Makes a change.
  public init(edits: [Edit], cause: Cause, animation: TransitionAnimation = .default) {
    self.edits = edits
    self.cause = cause
    self.animation = animation
  }

  /// The cause of a change.
  public enum Cause: String, Hashable, Sendable, Codable, CaseIterable {
    /// The app's own code.
    case program
    /// A route.
    case route
    /// A link.
    case link
    /// A saved state.
    case restore
    /// The user, by a gesture, a tap or a key.
    case user
    /// A change of policy.
    case policy
  }
}

extension SceneTree {
  /// Returns the tree after a change.
  ///
  /// - Throws: `TreeError` if an edit does not fit.
  public func applying(_ change: SceneChange) throws(TreeError) -> SceneTree {
    var tree = self
    for edit in change.edits { tree = try tree.applying(edit) }
    return tree
  }
}
