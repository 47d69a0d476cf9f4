public import Foundation

/// The catalogue that is read from the season's file, checked as it is read.
public struct Season: Catalogue {
  /// The season, the earliest opening first.
  public let shows: [Show]

  /// Reads the season that is part of the app.
  public init() throws {
    guard let file = Bundle.module.url(forResource: "season", withExtension: "json") else {
      throw SeasonError.missing
    }
    try self.init(json: Data(contentsOf: file))
  }

  /// Reads a season from JSON.
  public init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let file = try decoder.decode(SeasonFile.self, from: json)
    shows = try file.checkedShows().sorted { $0.opens < $1.opens }
  }
}

/// What is wrong with a season's file.
public enum SeasonError: Error, Hashable, Sendable {
  /// The app was built without it.
  case missing
  /// Two shows or two performances have the same name.
  case twice(String)
  /// A show plays in a house that is not listed.
  case noHouse(show: Show.ID)
  /// A show has no performances.
  case neverPlays(show: Show.ID)
  /// A part of the house has no price.
  case noPrice(show: Show.ID, House.Band)
  /// A seat is taken that the house does not have.
  case noSeat(performance: Performance.ID, Seat)
}

extension Show {
  fileprivate var opens: Date { performances.first?.starts ?? .distantFuture }
}
