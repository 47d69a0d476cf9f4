#if canImport(SwiftUI)
import Usher

extension EnvironmentRouter {
  /// The destination of a link: a route, or a key.
  struct LinkTarget {
    /// The route; `nil` for a key that is shown as a command would show it.
    let route: AnyRoute?
    let transition: @MainActor () -> SceneTransition

    var cause: SceneChange.Cause { route == nil ? .program : .route }

    init(route: some Route) {
      self.route = AnyRoute(route)
      transition = { .redirect(to: route) }
    }

    init(_ transition: @escaping @MainActor () -> SceneTransition) {
      route = nil
      self.transition = transition
    }
  }
}
#endif
