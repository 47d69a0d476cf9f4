/// A place that a coordinator knows how to lead to, as a value; most are enums.
///
/// ```swift
/// enum SeasonRoute: Route { case overview, show(Int) }
/// ```
public protocol Route: Hashable, Sendable {}

/// A route of any type, as nodes and links carry it.
public struct AnyRoute: Sendable {
  /// The route itself.
  public let value: any Route

  /// Makes a box around a route.
  public init(_ route: some Route) { value = route }

  /// Returns the route, where it is of a type; `nil` where it is of another one.
  public func `as`<R: Route>(_ type: R.Type = R.self) -> R? { value as? R }
}

extension AnyRoute: Hashable {
  /// Compares two routes, which are different where their types are.
  public static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool { lhs.value.isEqual(rhs.value) }

  /// Feeds the route to the hasher.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension Route {
  /// Numbers of two types are two routes, though `AnyHashable` takes them for one.
  fileprivate func isEqual(_ other: some Route) -> Bool {
    type(of: self) == type(of: other) && other as? Self == self
  }
}

extension AnyRoute: CustomStringConvertible {
  /// The route as Swift prints it: `show(7)`.
  public var description: String { "\(value)" }
}
