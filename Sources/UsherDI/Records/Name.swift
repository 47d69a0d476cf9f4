/// A name that distinguishes registrations of one type.
///
/// Keep the names of an app together: `extension Name { static let archive: Name = "archive" }`.
public struct Name: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the name.
  public let description: String

  /// Makes a name.
  public init(_ name: String) { description = name }

  /// Makes a name from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}
