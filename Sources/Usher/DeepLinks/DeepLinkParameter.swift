/// A value that can stand in a link, as text, and be read from it again.
///
/// Numbers, strings, `Bool`, enums with such raw values, and optionals of them are; another type
/// that is `LosslessStringConvertible` becomes one by saying so.
public protocol DeepLinkParameter: Hashable, Sendable {
  /// Returns the value that a decoded text of a link stands for; `nil` where it stands for none.
  ///
  /// No initializer, so that `Int.init` and the like mean what they meant.
  static func fromLink(_ text: String) -> Self?

  /// The text that stands for it in a link, to be encoded yet.
  var linkText: String { get }
}

extension DeepLinkParameter where Self: LosslessStringConvertible {
  /// Returns the value that a text describes; `nil` where it describes none.
  public static func fromLink(_ text: String) -> Self? { Self(text) }

  /// Its description.
  public var linkText: String { description }
}

extension DeepLinkParameter where Self: RawRepresentable, RawValue: DeepLinkParameter {
  /// Returns the value of a raw value's text; `nil` where the text stands for none.
  public static func fromLink(_ text: String) -> Self? {
    RawValue.fromLink(text).flatMap { Self(rawValue: $0) }
  }

  /// Its raw value's text.
  public var linkText: String { rawValue.linkText }
}

extension String: DeepLinkParameter {}
extension Int: DeepLinkParameter {}
extension Int64: DeepLinkParameter {}
extension UInt: DeepLinkParameter {}
extension Bool: DeepLinkParameter {}

extension Double: DeepLinkParameter {
  /// Returns the finite number that a text describes; `nil` where it describes none.
  public static func fromLink(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension Optional: DeepLinkParameter where Wrapped: DeepLinkParameter {
  /// Returns a value that is there; `nil` where the text stands for none.
  public static func fromLink(_ text: String) -> Wrapped?? {
    Wrapped.fromLink(text).map(Optional.some)
  }

  /// The text of the value; empty where there is none.
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
