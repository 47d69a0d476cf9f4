/// A place of an app as a path of routes, each followed from where the previous one led.
///
/// ```swift
/// DeepLink(HomeRoute.season, SeasonRoute.show(7))
/// ```
public struct DeepLink: Hashable, Sendable {
  /// The routes, the outermost coordinator's first.
  public let routes: [AnyRoute]

  /// Makes a link of routes.
  public init(_ route: some Route, _ more: any Route...) {
    routes = [AnyRoute(route)] + more.map { AnyRoute($0) }
  }

  init(routes: [AnyRoute]) { self.routes = routes }

  /// Returns the routes by their types, or `nil` if their number or one of their types differs.
  public func unpacked<each R: Route>(as types: repeat (each R).Type) -> (repeat each R)? {
    var rest = routes[...]
    func next<T: Route>(_ type: T.Type) throws(Mismatch) -> T {
      guard let route = rest.popFirst()?.as(T.self) else { throw Mismatch() }
      return route
    }
    do {
      let unpacked = (repeat try next((each R).self))
      return rest.isEmpty ? unpacked : nil
    } catch {
      return nil
    }
  }

  private struct Mismatch: Error {}
}

extension DeepLink: CustomStringConvertible {
  /// The routes in order: `season › show(7)`.
  public var description: String { routes.map(\.description).joined(separator: " › ") }
}
