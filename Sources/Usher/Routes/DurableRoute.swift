/// A route that can be saved and restored.
///
/// ```swift
/// enum SeasonRoute: DurableRoute {
///   static let tag = "season"
///   case overview, show(Int)
/// }
/// ```
public protocol DurableRoute: Route, Codable {
  /// The name of this type in saved states; never change it, even if the type is renamed.
  static var tag: String { get }
  /// The version of the saved form; raise it with each change of the form, and add a migration.
  static var version: Int { get }
}

extension DurableRoute {
  /// The first version.
  public static var version: Int { 1 }
}
