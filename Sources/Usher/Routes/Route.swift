/// A place that a coordinator can lead to, as a value; usually an enum.
///
/// ```swift
/// enum SeasonRoute: Route { case overview, show(Int) }
/// ```
public protocol Route: Hashable, Sendable {}

/// A route of any type, for nodes and links.
public struct AnyRoute: Sendable {
  /// The route itself.
  public let value: any Route

  /// Wraps a route.
  public init(_ route: some Route) { value = route }

  /// Returns the route, or `nil` if it is of another type.
  public func `as`<R: Route>(_ type: R.Type = R.self) -> R? { value as? R }
}

extension AnyRoute: Hashable {
  /// Compares two routes; routes of different types are never equal.
  public static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool { lhs.value.isEqual(rhs.value) }

  /// Feeds the route to the hasher.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Route {
  /// Equal numbers of two types are two routes, although `AnyHashable` finds them equal.
  fileprivate func isEqual(_ other: some Route) -> Bool {
    type(of: self) == type(of: other) && other as? Self == self
  }
}

extension AnyRoute: CustomStringConvertible {
  /// The route as Swift prints it: `show(7)`.
  public var description: String { "\(value)" }
}
