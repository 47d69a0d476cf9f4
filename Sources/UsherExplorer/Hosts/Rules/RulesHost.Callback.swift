extension RulesHost {
  /// A callback about a view controller's appearance.
  package struct Callback: Hashable, Sendable, CustomStringConvertible {
    package let node: NodeID
    package let change: Change

    package var description: String { "\(change.rawValue) \(node)" }

    package enum Change: String, Hashable, Sendable {
      case willAppear, didAppear, willDisappear, didDisappear
    }
  }
}
