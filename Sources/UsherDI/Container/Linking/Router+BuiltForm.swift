import Usher

/// The router of the nearest coordinator with such routes, available in every scope unregistered.
extension Router: Blueprint.BuiltForm, RouterForm {
  static var route: Any.Type { R.self }

  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    InstanceFactory<Router<R>>(Linkage()) { _, container, _ in try container.router() }
  }
}

extension Container {
  /// A router that finds its coordinator on use, so that its own initializer may take one.
  fileprivate func router<R: Route>() throws -> Router<R> {
    for current in lineage {
      if let scope = current.scope, (scope as? any Routing.Type)?.routeType == R.self {
        return Router(named: TypeName.of(scope), in: director) { [weak current] in
          current?.sideTable?.coordinator
        }
      }
      if current.sideTable?.verification != nil, let slot = blueprint.routing(R.self) {
        return Router(named: blueprint.record(slot).description) { nil }
      }
    }
    throw blueprint.noRouter(Router<R>.self, R.self)
  }

  /// The director of the nearest coordinator that has one already.
  private var director: SceneDirector? { sideTable?.coordinator?.director ?? parent?.director }
}

extension Blueprint {
  /// The current coordinator that has such routes.
  func routing(_ route: Any.Type) -> Int? {
    lookup.currents.first { (record($0).service as? any Routing.Type)?.routeType == route }
      ?? parent?.routing(route)
  }

  fileprivate func noRouter(_ router: Any.Type, _ route: Any.Type) -> ResolutionError {
    guard let slot = routing(route) else { return .missing(router, named: nil, catalog) }
    return ResolutionError(.outOfScope, router, nil, .scope(record(slot).service))
  }
}

extension Routing {
  fileprivate static var routeType: Any.Type { RouteType.self }
}
