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

/// A transition under way: a step's, or one under the user's finger.
@MainActor struct Running {
  let before: [ScreenContainer]
  let after: [ScreenContainer]
  /// The container that left the display, held until it is out of sight.
  var left: [ScreenContainer]
  var completion: @MainActor () -> Void = {}
  var hasLanded = false
  var gesture: RulesHost.Move?

  var leaving: [ScreenContainer] {
    before.filter { container in !after.contains { $0 === container } }.reversed()
  }
  var entering: [ScreenContainer] {
    after.filter { container in !before.contains { $0 === container } }
  }
}
