public import struct Foundation.Decimal

/// A saved value before it is decoded into its type, for migrations.
///
/// ```swift
/// value["seats"] = .list([])
/// ```
public enum SavedValue: Hashable, Sendable {
  /// No value.
  case null
  /// A Boolean value.
  case flag(Bool)
  /// A whole number.
  case integer(Int64)
  /// A whole number that is larger than any `integer`.
  case natural(UInt64)
  /// A number with a fraction.
  case number(Double)
  /// A number with more digits than a `number` can keep.
  case decimal(Decimal)
  /// A string.
  case text(String)
  /// Values in order.
  case list([SavedValue])
  /// Values by name.
  case object([String: SavedValue])

  /// The value for a name, if this is an object; setting `nil` removes it.
  public subscript(name: String) -> SavedValue? {
    get {
      guard case .object(let values) = self else { return nil }
      return values[name]
    }
    set {
      guard case .object(var values) = self else { return }
      values[name] = newValue
      self = .object(values)
    }
  }
}

extension SavedValue: Codable {
  /// Reads any value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = Self.scalar(in: container) {
      self = value
    } else if let values = try? container.decode([String: SavedValue].self) {
      self = .object(values)
    } else {
      self = .list(try container.decode([SavedValue].self))
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) -> SavedValue? {
    if let value = try? container.decode(String.self) { return .text(value) }
    if let value = try? container.decode(Bool.self) { return .flag(value) }
    if let value = try? container.decode(Int64.self), isExact(Decimal(value), in: container) {
      return .integer(value)
    }
    if let value = try? container.decode(UInt64.self), isExact(Decimal(value), in: container) {
      return .natural(value)
    }
    guard let value = try? container.decode(Double.self) else { return nil }
    return exact(value, in: container).map(SavedValue.decimal) ?? .number(value)
  }

  /// Returns true if the input is exactly this whole number, not a number that rounds to it.
  private static func isExact(
    _ value: Decimal, in container: any SingleValueDecodingContainer
  ) -> Bool {
    (try? container.decode(Decimal.self)).map { $0 == value } ?? true
  }

  /// Returns the number as written, if it has more digits than a `Double` keeps.
  private static func exact(
    _ rounded: Double, in container: any SingleValueDecodingContainer
  ) -> Decimal? {
    guard let value = try? container.decode(Decimal.self), Double("\(value)") == rounded,
      Decimal(string: "\(rounded)") != value
    else { return nil }
    return value
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .natural(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .decimal(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }
}
