import Testing
import Usher

/// Texts to links and back: cases N56 and N57.
struct DeepLinkTableTests {
  let table: DeepLinkTable

  init() throws { table = try DeepLinkTable.house() }

  @Test(arguments: [
    ("house://", DeepLink(HouseRoute.season)),
    ("house:///", DeepLink(HouseRoute.season)),
    ("house://shows", DeepLink(HouseRoute.season, SeasonRoute.overview)),
    ("HOUSE://shows/7", DeepLink(HouseRoute.season, SeasonRoute.show(7))),
    ("house:///shows/7/", DeepLink(HouseRoute.season, SeasonRoute.show(7))),
    ("house:shows/7", DeepLink(HouseRoute.season, SeasonRoute.show(7))),
    ("https://box.example/shows/7", DeepLink(HouseRoute.season, SeasonRoute.show(7))),
    (
      "https://box.example/members/../shows/%2E/./7",
      DeepLink(HouseRoute.season, SeasonRoute.show(7))
    ),
    ("https://WWW.Box.Example/shows/-7", DeepLink(HouseRoute.season, SeasonRoute.show(-7))),
    ("http://box.example/shows/7#top", DeepLink(HouseRoute.season, SeasonRoute.show(7))),
    ("house://members/A%2F1", DeepLink(HouseRoute.members, MembersRoute.ticket("A/1"))),
    (
      "house://members/Stra%C3%9Fe%20%F0%9F%8E%AD",
      DeepLink(HouseRoute.members, MembersRoute.ticket("Straße 🎭"))
    ),
    ("house://members/%E2%80%AE", DeepLink(HouseRoute.members, MembersRoute.ticket("\u{202E}"))),
    ("house://search#a%20b", DeepLink(HouseRoute.search("a b"))),
    ("house://search#", DeepLink(HouseRoute.search(""))),
    ("house://search#a+b", DeepLink(HouseRoute.search("a+b"))),
  ])
  func `A text gives the link of its pattern`(text: String, link: DeepLink) throws {
    #expect(try table.parse(text) == link)
  }

  @Test(arguments: ["", ".", ".."])
  func `A value that no part of a path can hold is not printed`(text: String) throws {
    let link = DeepLink(HouseRoute.members, MembersRoute.ticket(text))
    let error = #expect(throws: DeepLinkError.self) { try table.print(link) }
    #expect(error?.reason == .unprintable)
  }

  @Test(arguments: [
    ("house://shows/7/seats", nil), ("house://shows/7/seats?", nil),
    ("house://shows/7/seats?row", ""), ("house://shows/7/seats?row=", ""),
    ("house://shows/7/seats?row=C&row=D", "C"), ("house://shows/7/seats?utm=x&row=C%3D", "C="),
    ("house://shows/7/seats?column=C", nil),
  ])
  func `A query may lack what is optional, and have more`(text: String, row: String?) throws {
    let wanted = DeepLink(HouseRoute.season, SeasonRoute.show(7), SeasonRoute.seats(7, row: row))
    #expect(try table.parse(text) == wanted)
  }

  @Test(arguments: [
    ("", DeepLinkError.Reason.malformed), ("shows/7", .malformed), ("://", .malformed),
    ("house://members/%", .malformed), ("house://members/%2", .malformed),
    ("house://members/%GG", .malformed), ("house://members/%FF", .malformed),
    ("house://members/%C0%AF", .malformed), ("house://members/%ED%A0%80", .malformed),
    ("house://search#%", .malformed), ("house://shows/7/seats?row=%", .malformed),
    ("house://user@shows/7", .malformed), ("house://shows:80/7", .malformed),
    ("https://elsewhere.example/shows/7", .foreign), ("https:///shows/7", .foreign),
    ("https://box.example.evil.example/shows/7", .foreign), ("mailto:a@b.example", .foreign),
    ("javascript:alert(1)", .foreign), ("file:///shows/7", .foreign),
    ("house://shows/seven", .unmatched), ("house://shows/7/8/9", .unmatched),
    ("house://shows/99999999999999999999", .unmatched), ("house://shows/7.0", .unmatched),
    ("house://shows/%37%20", .unmatched), ("house://search", .unmatched),
    ("house://Shows/7", .unmatched),
  ])
  func `Any other text is refused by its kind`(text: String, reason: DeepLinkError.Reason) {
    let error = #expect(throws: DeepLinkError.self) { try table.parse(text) }
    #expect(error?.reason == reason)
  }

  @Test(arguments: [
    ("a", 65_536, DeepLinkError.Reason.tooLong), ("a/", 30_000, .unmatched),
    ("%41", 20_000, .unmatched),
  ])
  func `A very long text is refused as well`(
    piece: String, count: Int, reason: DeepLinkError.Reason
  ) {
    let text = "house://" + String(repeating: piece, count: count)
    let error = #expect(throws: DeepLinkError.self) { try table.parse(text) }
    #expect(error?.reason == reason)
  }

  @Test(arguments: [
    (DeepLink(HouseRoute.season), "house:///", "https://box.example/"),
    (
      DeepLink(HouseRoute.season, SeasonRoute.show(7)), "house://shows/7",
      "https://box.example/shows/7"
    ),
    (
      DeepLink(HouseRoute.season, SeasonRoute.show(7), SeasonRoute.seats(7, row: "C 1&")),
      "house://shows/7/seats?row=C%201%26", "https://box.example/shows/7/seats?row=C%201%26"
    ),
    (
      DeepLink(HouseRoute.season, SeasonRoute.show(7), SeasonRoute.seats(7, row: nil)),
      "house://shows/7/seats", "https://box.example/shows/7/seats"
    ),
    (DeepLink(HouseRoute.search("#")), "house://search#%23", "https://box.example/search#%23"),
  ])
  func `A link is printed by the scheme and as a universal one`(
    link: DeepLink, scheme: String, universal: String
  ) throws {
    #expect(try table.print(link) == scheme)
    #expect(try table.print(link, as: .universal) == universal)
  }

  @Test(arguments: [
    DeepLink(MembersRoute.desk), DeepLink(HouseRoute.members, MembersRoute.ticket("")),
    DeepLink(HouseRoute.members, MembersRoute.ticket("help")),
    DeepLink(HouseRoute.season, SeasonRoute.show(7), SeasonRoute.seats(8, row: nil)),
  ])
  func `A link that no text can represent is not printed`(link: DeepLink) {
    let error = #expect(throws: DeepLinkError.self) { try table.print(link) }
    #expect(error?.reason == .unprintable)
  }

  @Test func `A link that would be too long is not printed`() {
    let link = DeepLink(HouseRoute.search(String(repeating: "é", count: 20_000)))
    let error = #expect(throws: DeepLinkError.self) { try table.print(link) }
    #expect(error?.reason == .tooLong)
  }

  @Test func `Routes that say nothing of their values give them by a closure`() throws {
    struct Folded: Route {
      let text: String
      init(_ text: String) { self.text = text.lowercased() + "!" }
    }
    let table = try DeepLinkTable(scheme: "house") {
      $0.add("a/{word}", to: { (word: String) in DeepLink(Folded(word)) }) { link in
        link.routes.first?.as(Folded.self).map { String($0.text.dropLast()) }
      }
    }
    #expect(try table.print(DeepLink(Folded("Word"))) == "house://a/word")
    #expect(try table.parse("house://a/WORD") == DeepLink(Folded("word")))
  }

  @Test func `Routes of a link are had by their types`() throws {
    let link = DeepLink(HouseRoute.season, SeasonRoute.show(7))
    let (house, season) = try #require(link.unpacked(as: HouseRoute.self, SeasonRoute.self))
    #expect(house == .season)
    #expect(season == .show(7))
    #expect(link.unpacked(as: HouseRoute.self) == nil)
    #expect(link.unpacked(as: HouseRoute.self, MembersRoute.self) == nil)
    #expect(link.description == "season › show(7)")
  }
}
