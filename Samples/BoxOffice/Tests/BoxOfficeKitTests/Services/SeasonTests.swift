import BoxOfficeKit
import Foundation
import Testing

@Test func `The season has at least twelve shows, each with several performances`() throws {
  let shows = try Season().shows
  #expect(shows.count >= 12)
  #expect(shows.allSatisfy { $0.performances.count >= 3 })
  #expect(shows.allSatisfy { !$0.blurb.isEmpty && $0.minutes > 0 })
}

@Test func `The season opens with the earliest show`() throws {
  let openings = try Season().shows.compactMap { $0.performances.first?.starts }
  #expect(openings == openings.sorted())
}

@Test(arguments: [
  ("umbrella", ["Nine Umbrellas"]),
  ("ZOE salt", ["Salt, or the Weather Inside"]),
  ("stanic", ["Quartet for Three"]),
  ("opera", ["Winterwood"]),
  ("zeppelin", []),
])
func `Searching minds neither case nor accents nor order`(
  query: String, titles: [String]
) throws {
  #expect(try Season().shows(matching: query).map(\.title) == titles)
}

@Test func `Searching for nothing finds the whole season`() throws {
  let season = try Season()
  #expect(season.shows(matching: " ") == season.shows)
}

@Test(arguments: [
  (SeasonError.missing, "The app was built without season.json."),
  (.twice("owl"), "Two entries of season.json are called owl."),
  (.noHouse(show: "owl"), "The show owl plays in a house that season.json does not list."),
  (.neverPlays(show: "owl"), "The show owl has no performances."),
  (.noPrice(show: "owl", .stalls), "The show owl has no price for Stalls."),
  (
    .noSeat(performance: "owl-1", Seat(row: "A", number: 9)),
    "owl-1 has sold A9, which is no seat."
  ),
])
func `An error in the season's file is reported`(error: SeasonError, text: String) {
  #expect(error.description == text)
}

@Test(arguments: [
  (["\"house\": \"shed\"": "\"house\": \"barn\""], SeasonError.noHouse(show: "owl")),
  (["\"owl-2\"": "\"owl-1\""], .twice("owl-1")),
  (["{ \"stalls\": 2000 }": "{}"], .noPrice(show: "owl", .stalls)),
  (["[\"A1\"]": "[\"A9\"]"], .noSeat(performance: "owl-1", Seat(row: "A", number: 9))),
  ([performances: "[]"], .neverPlays(show: "owl")),
])
func `A season that does not add up says where`(
  change: [String: String], error: SeasonError
) throws {
  let text = change.reduce(season) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  #expect(throws: error) { try Season(json: Data(text.utf8)) }
}

private let performances = """
  [
    { "id": "owl-1", "starts": "2027-03-05T19:30:00Z", "taken": ["A1"] },
    { "id": "owl-2", "starts": "2027-03-06T19:30:00Z", "taken": [] }
  ]
  """

private let season = """
  {
    "houses": [
      { "id": "shed", "name": "Shed", "rows": [{ "name": "A", "seats": 6, "band": "stalls" }] }
    ],
    "shows": [
      {
        "id": "owl", "title": "The Owl at Noon", "by": "N. Body", "genre": "Comedy",
        "minutes": 90, "house": "shed", "prices": { "stalls": 2000 }, "blurb": "Early.",
        "performances": \(performances)
      }
    ]
  }
  """
