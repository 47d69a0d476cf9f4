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
    routes = more.isEmpty ? [AnyRoute(route)] : [AnyRoute(route)] + more.map { AnyRoute($0) }
  }

  /// Makes a link of routes, the outermost coordinator's first.
  package init(routes: [AnyRoute]) { self.routes = routes }

  var types: [ObjectIdentifier] { routes.map { ObjectIdentifier(type(of: $0.value)) } }

  /// Returns the routes by their types, or `nil` if their number or one of their types differs.
  public func unpacked<each R: Route>(as types: repeat (each R).Type) -> (repeat each R)? {
    var rest = routes[...]
    func next<Next: Route>(_ type: Next.Type) throws(Mismatch) -> Next {
      guard let route = rest.popFirst()?.as(type) else { throw Mismatch() }
      return route
    }
    do {
      let unpacked = (repeat try next((each R).self))
      return rest.isEmpty ? unpacked : nil
    } catch {
      return nil
    }
  }

  /// A value is missing or has another type.
  struct Mismatch: Error {
    /// The text of the value, if there is one, and the name of the type that it should have.
    var text: String?
    var type = ""
  }
}

extension DeepLink: CustomStringConvertible {
  /// The routes in order: `season › show(7)`.
  public var description: String { routes.map(\.description).joined(separator: " › ") }
}
