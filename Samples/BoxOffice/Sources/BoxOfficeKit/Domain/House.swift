import Foundation

/// One of the theater's rooms, with its seats.
public nonisolated struct House: Hashable, Sendable, Codable, Identifiable {
  /// The house's name in the season's file.
  public let id: String
  /// The name over the door.
  public let name: String
  /// The rows from the stage backwards.
  public let rows: [Row]

  /// Makes a house.
  public init(id: String, name: String, rows: [Row]) {
    self.id = id
    self.name = name
    self.rows = rows
  }

  /// Every seat, row by row.
  public var seats: [Seat] { rows.flatMap(\.seats) }

  /// Returns the band of a seat, or nil if the house has no such seat.
  public func band(of seat: Seat) -> Band? {
    rows.first { $0.seats.contains(seat) }?.band
  }
}

nonisolated extension House {
  /// One row of seats.
  public struct Row: Hashable, Sendable, Codable {
    /// The letter on the row.
    public let name: String
    /// The part of the house that sets its price.
    public let band: Band
    /// The seats from left to right.
    public var seats: [Seat] { (1...count).map { Seat(row: name, number: $0) } }

    private let count: Int

    /// Makes a row of at least one seat.
    public init(name: String, seats: Int, band: Band) {
      self.name = name
      self.band = band
      self.count = max(seats, 1)
    }

    private enum CodingKeys: String, CodingKey {
      case name
      case band
      case count = "seats"
    }
  }

  /// A part of a house where every seat costs the same.
  public enum Band: String, Hashable, Sendable, Codable, CodingKeyRepresentable {
    /// Downstairs in The Lantern.
    case stalls
    /// Upstairs in The Lantern.
    case circle
    /// Level with the players in The Paint Shop.
    case floor
    /// Above the players in The Paint Shop.
    case gallery

    /// The name on the price list: `Stalls`.
    public var name: String { rawValue.capitalized }
  }
}
