/// A route that can be saved and comes back as the same route.
///
/// ```swift
/// enum SeasonRoute: DurableRoute {
///   static let tag = "season"
///   case overview, show(Int)
/// }
/// ```
public protocol DurableRoute: Route, Codable {
  /// The name of this type of routes in saved states: chosen once, and never changed with the type's name.
  static var tag: String { get }
  /// The version of what is saved; raised whenever that changes, with a migration from the last one.
  static var version: Int { get }
}

extension DurableRoute {
  /// The first version.
  public static var version: Int { 1 }
}
