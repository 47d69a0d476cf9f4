/// The season as it is written: shows name their house, which is described once.
struct SeasonFile: Decodable {
  let houses: [House]
  let shows: [Entry]

  struct Entry: Decodable {
    let id: String
    let title: String
    let by: String
    let genre: String
    let minutes: Int
    let house: House.ID
    let prices: [House.Band: Money]
    let blurb: String
    let performances: [Performance]
  }

  func checkedShows() throws(SeasonError) -> [Show] {
    try check(unique: shows.map(\.id))
    try check(unique: shows.flatMap(\.performances).map(\.id))
    var checked: [Show] = []
    for entry in shows { checked.append(try show(entry)) }
    return checked
  }

  private func show(_ entry: Entry) throws(SeasonError) -> Show {
    guard let house = houses.first(where: { $0.id == entry.house }) else {
      throw .noHouse(show: entry.id)
    }
    guard !entry.performances.isEmpty else { throw .neverPlays(show: entry.id) }
    for row in house.rows where entry.prices[row.band] == nil {
      throw .noPrice(show: entry.id, row.band)
    }
    for performance in entry.performances { try check(performance, in: house) }
    return Show(
      id: entry.id, title: entry.title, author: entry.by, genre: entry.genre,
      minutes: entry.minutes, blurb: entry.blurb, house: house, prices: entry.prices,
      performances: entry.performances.sorted { $0.starts < $1.starts })
  }

  private func check(unique names: [String]) throws(SeasonError) {
    var seen: Set<String> = []
    for name in names where !seen.insert(name).inserted { throw .twice(name) }
  }

  private func check(_ performance: Performance, in house: House) throws(SeasonError) {
    let strange = performance.taken.subtracting(house.seats).sorted()
    if let seat = strange.first { throw .noSeat(performance: performance.id, seat) }
  }
}
