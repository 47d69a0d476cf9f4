import Foundation

/// An amount in pounds sterling, counted in pence.
public nonisolated struct Money: Hashable, Comparable, Sendable {
  /// The amount in minor units.
  public let pence: Int

  /// Makes an amount from minor units.
  public init(pence: Int) { self.pence = pence }

  /// Returns whether the first amount is the smaller one.
  public static func < (left: Money, right: Money) -> Bool { left.pence < right.pence }

  /// Returns the sum of two amounts.
  public static func + (left: Money, right: Money) -> Money {
    Money(pence: left.pence + right.pence)
  }
}

nonisolated extension Money: CustomStringConvertible {
  /// The amount as it stands on a price list: `£38.00`.
  public var description: String {
    (Decimal(pence) / 100).formatted(.currency(code: "GBP").locale(.theater))
  }
}

nonisolated extension Money: Codable {
  /// Decodes an amount from a plain number of pence.
  public init(from decoder: any Decoder) throws {
    self.init(pence: try decoder.singleValueContainer().decode(Int.self))
  }

  /// Encodes the amount as a plain number of pence.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pence)
  }
}

nonisolated extension Sequence<Money> {
  /// Returns the sum of all amounts.
  public func total() -> Money { reduce(Money(pence: 0), +) }
}
