/// A value that can be printed in a link and parsed from it.
///
/// Numbers, strings, `Bool`, enums with such raw values, and optionals of them conform. Any other
/// `LosslessStringConvertible` type can conform without further code.
public protocol DeepLinkParameter: Hashable, Sendable {
  /// Returns the value of a decoded link string, or `nil` if the string does not represent one.
  ///
  /// This is not an initializer, so `Int.init` and the like stay unambiguous.
  static func fromLink(_ text: String) -> Self?

  /// The string for a link, before percent encoding.
  var linkText: String { get }
}

extension DeepLinkParameter where Self: LosslessStringConvertible {
  /// Returns the value that a string describes, or `nil` if it does not describe one.
  public static func fromLink(_ text: String) -> Self? { Self(text) }

  /// Its description.
  public var linkText: String { description }
}

extension DeepLinkParameter where Self: LosslessStringConvertible & FloatingPoint {
  /// Returns the number that a string describes, or `nil` if it does not describe a finite one.
  public static func fromLink(_ text: String) -> Self? {
    Self(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension DeepLinkParameter where Self: RawRepresentable, RawValue: DeepLinkParameter {
  /// Returns the value whose raw value a string represents, or `nil` if there is none.
  public static func fromLink(_ text: String) -> Self? {
    RawValue.fromLink(text).flatMap { Self(rawValue: $0) }
  }

  /// The string for its raw value.
  public var linkText: String { rawValue.linkText }
}

extension String: DeepLinkParameter {}
extension Int: DeepLinkParameter {}
extension Int8: DeepLinkParameter {}
extension Int16: DeepLinkParameter {}
extension Int32: DeepLinkParameter {}
extension Int64: DeepLinkParameter {}
extension UInt: DeepLinkParameter {}
extension UInt8: DeepLinkParameter {}
extension UInt16: DeepLinkParameter {}
extension UInt32: DeepLinkParameter {}
extension UInt64: DeepLinkParameter {}
extension Bool: DeepLinkParameter {}
extension Float: DeepLinkParameter {}
extension Double: DeepLinkParameter {}

extension Optional: DeepLinkParameter where Wrapped: DeepLinkParameter {
  /// Returns the wrapped value of a string, or `nil` if the string does not represent one.
  public static func fromLink(_ text: String) -> Wrapped?? {
    Wrapped.fromLink(text).map(Optional.some)
  }

  /// The string for the value; empty if there is none.
  public var linkText: String { self?.linkText ?? "" }
}

/// A parameter that may be missing, in a query or as the fragment.
protocol MissableParameter {
  static var missing: Self { get }
  var isMissing: Bool { get }
}

extension Optional: MissableParameter {
  static var missing: Self { nil }
  var isMissing: Bool { self == nil }
}
