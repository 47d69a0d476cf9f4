/// One production of the season.
public nonisolated struct Show: Hashable, Sendable, Identifiable {
  /// The show's name in the season's file.
  public let id: String
  /// The title on the poster.
  public let title: String
  /// Who wrote or made it.
  public let author: String
  /// What kind of evening it is.
  public let genre: String
  /// How long it takes, in minutes.
  public let minutes: Int
  /// What it is about, in a sentence or three.
  public let blurb: String
  /// Where it plays.
  public let house: House
  /// What a seat costs in each part of the house.
  public let prices: [House.Band: Money]
  /// When it plays, the earliest first.
  public let performances: [Performance]

  /// The cheapest seat's price.
  public var cheapest: Money { prices.values.min() ?? Money(pence: 0) }

  /// Returns the price of a seat, or nil if the house has no such seat.
  public func price(of seat: Seat) -> Money? {
    house.band(of: seat).flatMap { prices[$0] }
  }

  /// Returns whether the title, the author or the genre holds what somebody typed.
  public func matches(_ query: String) -> Bool {
    let words = query.folded.split(separator: " ")
    let text = "\(title) \(author) \(genre)".folded
    return words.allSatisfy { text.contains($0) }
  }
}
