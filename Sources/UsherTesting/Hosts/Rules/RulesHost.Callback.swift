extension RulesHost {
  /// What a view controller was told of its appearance.
  public struct Callback: Hashable, Sendable, CustomStringConvertible {
    /// Its node.
    public let node: NodeID
    /// What it was told.
    public let change: Change

    /// The change and the node: `willAppear #3`.
    public var description: String { "\(change.rawValue) \(node)" }

    /// A change of appearance.
    public enum Change: String, Hashable, Sendable {
      /// It is about to come into sight.
      case willAppear
      /// It is in sight.
      case didAppear
      /// It is about to go out of sight.
      case willDisappear
      /// It is out of sight.
      case didDisappear
    }
  }
}

/// A transition under way: a step's, or one under the user's finger.
@MainActor struct Running {
  let before: [Pane]
  let after: [Pane]
  /// What has left the display; it is held until it is out of sight.
  var left: [Pane]
  var completion: @MainActor () -> Void = {}
  var hasLanded = false
  var gesture: (fact: Fact, revert: @MainActor () -> Void)?

  var leaving: [Pane] { before.filter { pane in !after.contains { $0 === pane } }.reversed() }
  var entering: [Pane] { after.filter { pane in !before.contains { $0 === pane } } }
}
