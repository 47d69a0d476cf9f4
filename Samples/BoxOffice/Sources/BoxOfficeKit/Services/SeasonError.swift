/// What is wrong with a season's file.
public nonisolated enum SeasonError: Error, Hashable, Sendable, CustomStringConvertible {
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

  /// What to tell whoever wrote the file.
  public var description: String {
    switch self {
    case .missing: "The app was built without season.json."
    case .twice(let name): "Two entries of season.json are called \(name)."
    case .noHouse(let show): "The show \(show) plays in a house that season.json does not list."
    case .neverPlays(let show): "The show \(show) has no performances."
    case .noPrice(let show, let band): "The show \(show) has no price for \(band.name)."
    case .noSeat(let performance, let seat): "\(performance) has sold \(seat), which is no seat."
    }
  }
}
