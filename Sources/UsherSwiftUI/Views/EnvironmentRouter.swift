#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// Triggers routes of any type: those of the nearest coordinator above a view that has them.
///
/// Where there is none, the route is refused; a view in a preview does not trap.
@MainActor public struct EnvironmentRouter: Sendable {
  private weak var node: NodeModel?

  nonisolated init() {}

  init(_ node: NodeModel) { self.node = node }

  /// Triggers a route.
  ///
  /// - Returns: What became of it; `nil` where the view stands in no window of a director's.
  @discardableResult
  public func trigger(
    _ route: some Route, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle? {
    guard let coordinator = node.flatMap({ $0.host?.coordinator($0.owner) }) else { return nil }
    return coordinator.nearest(for: AnyRoute(route)).perform(
      .redirect(to: route).animated(animation), fileID: fileID, line: line)
  }
}

extension EnvironmentValues {
  /// The router of the screen that a view stands in.
  public var router: EnvironmentRouter {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }

  /// The node of the screen that a view stands in; `nil` outside of a director's windows.
  public var screenNode: NodeID? {
    get { self[NodeKey.self] }
    set { self[NodeKey.self] = newValue }
  }
}

private struct RouterKey: EnvironmentKey {
  static var defaultValue: EnvironmentRouter { EnvironmentRouter() }
}

private struct NodeKey: EnvironmentKey {
  static var defaultValue: NodeID? { nil }
}

extension Coordinator {
  /// The nearest coordinator that has a route, from this one up; this one where none has.
  fileprivate func nearest(for route: AnyRoute) -> Coordinator {
    var next: Coordinator? = self
    while let coordinator = next, !coordinator.accepts(route) { next = coordinator.parent }
    return next ?? self
  }
}
#endif
