public import Foundation

/// The catalog that is read from the season's file, checked as it is read.
public struct Season: Catalog {
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

extension Show {
  fileprivate var opens: Date { performances.first?.starts ?? .distantFuture }
}
