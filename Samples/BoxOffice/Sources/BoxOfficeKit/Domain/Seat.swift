/// One seat of a house, such as `C12`.
public nonisolated struct Seat: Hashable, Sendable {
  /// The letter of the row.
  public let row: String
  /// The number in the row, counted from 1.
  public let number: Int

  /// Makes the seat of a row and a number.
  public init(row: String, number: Int) {
    self.row = row
    self.number = number
  }

  /// Reads a seat as people say it: `C12`, `c12`; nil if it is not one.
  public init?(_ text: String) {
    let row = text.prefix(while: \.isLetter)
    guard !row.isEmpty, let number = Int(text.dropFirst(row.count)), number > 0 else { return nil }
    self.init(row: row.uppercased(), number: number)
  }
}

nonisolated extension Seat: Comparable {
  /// Returns whether the first seat is nearer to the stage, or further left in the same row.
  public static func < (left: Seat, right: Seat) -> Bool {
    (left.row, left.number) < (right.row, right.number)
  }
}

nonisolated extension Seat: CustomStringConvertible {
  /// The seat as it stands on a ticket: `C12`.
  public var description: String { "\(row)\(number)" }
}

nonisolated extension Seat: Codable {
  /// Decodes a seat from its text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let seat = Seat(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no seat: \(text)")
    }
    self = seat
  }

  /// Encodes the seat as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

nonisolated extension Collection<Seat> {
  /// The seats in order, as they stand on a ticket: `C12, C13`.
  public var onTicket: String { sorted().map(\.description).joined(separator: ", ") }
}
