#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// Triggers routes of any type, of the nearest coordinator above a view that has them.
///
/// If there is none, as in a preview, the route is refused.
@MainActor public struct EnvironmentRouter: Sendable {
  private weak var node: NodeModel?

  nonisolated init() {}

  init(_ node: NodeModel) { self.node = node }

  /// Triggers a route.
  ///
  /// - Returns: The handle of the change; `nil` if the view is in no window of a director.
  @discardableResult
  public func trigger(
    _ route: some Route, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle? {
    follow(LinkTarget(route: route), animation: animation, fileID: fileID, line: line)
  }

  /// Returns whether a coordinator above the view has a route; the route may still be refused.
  public func accepts(_ route: some Route) -> Bool {
    performer(of: LinkTarget(route: route)) != nil
  }

  /// Returns whether the director would admit a route now, or ask about it first.
  ///
  /// To answer, the director makes the screens of the route, and releases them again.
  public func permits(_ route: some Route) -> Bool { permits(LinkTarget(route: route)) }

  @discardableResult
  func follow(
    _ target: LinkTarget, animation: TransitionAnimation = .default, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle? {
    (performer(of: target) ?? coordinator)?.perform(
      target.transition().animated(animation), fileID: fileID, line: line)
  }

  func permits(_ target: LinkTarget) -> Bool {
    performer(of: target)?.permits(target.transition(), as: target.cause) ?? false
  }

  /// The coordinator that performs a link: the nearest one with the route, or for a key the view's.
  func performer(of target: LinkTarget) -> Coordinator? {
    target.route.map { coordinator?.nearest(for: $0) } ?? coordinator
  }

  /// Changes whenever guards may decide differently.
  var policy: Int { node?.host?.director?.policyRevision ?? 0 }

  private var coordinator: Coordinator? { node.flatMap { $0.host?.coordinator($0.owner) } }
}

extension EnvironmentValues {
  /// The router of the screen that contains the view.
  public var router: EnvironmentRouter {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }

  /// The node of the screen that contains the view; `nil` outside a director's windows.
  public var screenNode: NodeID? {
    get { self[NodeKey.self] }
    set { self[NodeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The screen that contains the view, such as for `from:`; `nil` outside a director's windows.
  public var screen: (any Screen)? { screenReference.screen }

  var screenReference: ScreenFrame.ScreenReference {
    get { self[ScreenReferenceKey.self] }
    set { self[ScreenReferenceKey.self] = newValue }
  }
}

private struct ScreenReferenceKey: EnvironmentKey {
  static var defaultValue: ScreenFrame.ScreenReference { ScreenFrame.ScreenReference() }
}

private struct RouterKey: EnvironmentKey {
  static var defaultValue: EnvironmentRouter { EnvironmentRouter() }
}

private struct NodeKey: EnvironmentKey {
  static var defaultValue: NodeID? { nil }
}

extension Coordinator {
  /// The nearest coordinator that has a route, from this one up.
  fileprivate func nearest(for route: AnyRoute) -> Coordinator? {
    var next: Coordinator? = self
    while let coordinator = next, !coordinator.accepts(route) { next = coordinator.parent }
    return next
  }
}
#endif
