public import Usher

/// The effect of a tap on the selected tab.
public struct TabReselection {
  let popsToRoot: Bool
  let body: @MainActor (NodeID) -> Void

  /// Pops the tab's stack to its root.
  public static let popToRoot = TabReselection(popsToRoot: true) { _ in }

  /// Does nothing.
  public static let none = TabReselection(popsToRoot: false) { _ in }

  /// Returns a reselection that calls a closure with the tab's node.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The reselection.
  public static func custom(_ body: @escaping @MainActor (NodeID) -> Void) -> TabReselection {
    TabReselection(popsToRoot: false, body: body)
  }
}

extension TabReselection: Sendable {}
