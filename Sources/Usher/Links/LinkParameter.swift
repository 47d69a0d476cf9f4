/// A value that can stand in a link, as text, and be read from it again.
///
/// Numbers, strings, `Bool`, enums with such raw values, and optionals of them are; another type
/// that is `LosslessStringConvertible` becomes one by saying so.
public protocol LinkParameter: Hashable, Sendable {
  /// Makes a value from the text of a link, which is decoded already.
  ///
  /// - Parameter linkText: The text.
  init?(linkText: String)

  /// The text that stands for it in a link, to be encoded yet.
  var linkText: String { get }
}

extension LinkParameter where Self: LosslessStringConvertible {
  /// Makes a value from its description.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String) { self.init(linkText) }

  /// Its description.
  public var linkText: String { description }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Makes a value from its raw value.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String) {
    guard let rawValue = RawValue(linkText: linkText) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// Its raw value's text.
  public var linkText: String { rawValue.linkText }
}

extension String: LinkParameter {}
extension Int: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension Double: LinkParameter {}
extension Bool: LinkParameter {}

extension Optional: LinkParameter where Wrapped: LinkParameter {
  /// Makes a value that is there.
  ///
  /// - Parameter linkText: The text.
  public init?(linkText: String) {
    guard let value = Wrapped(linkText: linkText) else { return nil }
    self = value
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
