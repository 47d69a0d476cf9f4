// What the box office uses of Foundation, and the small Foundation of SwiftUI's checker lacks.
extension Decimal {
  public init(_ value: Int) { self.init(Int64(value)) }
  public static func / (left: Decimal, right: Decimal) -> Decimal { left }
  public func formatted(_ style: Currency) -> String { "" }

  public struct Currency: Sendable {
    public static func currency(code: String) -> Currency { Currency() }
    public func locale(_ locale: Locale) -> Currency { self }
  }
}

extension Decimal: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) { self.init(value) }
}

extension CharacterSet {
  public static var whitespacesAndNewlines: CharacterSet { CharacterSet() }
}

public let NSUnderlyingErrorKey = "NSUnderlyingError"

extension Error {
  public var localizedDescription: String { "" }
}

extension StringProtocol {
  public func trimmingCharacters(in set: CharacterSet) -> String { "" }
  public func folding(options: CompareOptions, locale: Locale?) -> String { "" }
}

public struct CompareOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let caseInsensitive = CompareOptions(rawValue: 1)
  public static let diacriticInsensitive = CompareOptions(rawValue: 128)
}

public struct POSIXError: Error {
  public struct Code: Sendable { public var rawValue: Int32 { 0 } }
  public var code: Code { Code() }
}
