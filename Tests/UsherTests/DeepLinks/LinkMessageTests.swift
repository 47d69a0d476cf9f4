import Testing
import Usher
import UsherTesting

/// The errors of broken links, whole.
@MainActor struct LinkMessageTests {
  @Test(arguments: [
    (
      "house://shwos/7",
      """
      house://shwos/7 is no link of this app: unmatched.
        at App/Links.swift:7
        No pattern matches the path shwos/7; the closest are: shows, shows/{id}, members.
        • Correct the link, or add its pattern to the table.
      """
    ),
    (
      "house://shows/seven",
      """
      house://shows/seven is no link of this app: unmatched.
        at App/Links.swift:7
        shows/seven has the form shows/{id}, but seven is no Int.
        • Correct the link, or add its pattern to the table.
      """
    ),
    (
      "house://shows/%zz",
      """
      house://shows/%zz is no link of this app: malformed.
        at App/Links.swift:7
        It is not a URL, or a part of it cannot be decoded.
        • Percent-encode everything but letters and digits; a percent sign is %25.
      """
    ),
    (
      "mailto:ada@box.example",
      """
      mailto:ada@box.example is no link of this app: foreign.
        at App/Links.swift:7
        It has the scheme mailto or another host; links begin with: house://, \
      https://box.example/, https://www.box.example/.
        • Open it with the app that it belongs to, or give the table its scheme or host.
      """
    ),
    (
      "house://shows/\u{1B}[2J\u{202E}",
      """
      house://shows/\\u{1B}[2J\\u{202E} is no link of this app: unmatched.
        at App/Links.swift:7
        shows/\\u{1B}[2J\\u{202E} has the form shows/{id}, but \\u{1B}[2J\\u{202E} is no Int.
        • Correct the link, or add its pattern to the table.
      """
    ),
  ])
  func `A text that is no link says why`(text: String, message: String) throws {
    let table = try DeepLinkTable.house()
    let error = #expect(throws: DeepLinkError.self) {
      try table.parse(text, fileID: "App/Links.swift", line: 7)
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func `A text that is too long is shortened in the error`() throws {
    let text = "house://" + String(repeating: "a", count: 65_536)
    let error = #expect(throws: DeepLinkError.self) {
      try DeepLinkTable.house().parse(text, fileID: "App/Links.swift", line: 7)
    }
    #expect(
      error.map { "\($0)" } == """
        house://\(String(repeating: "a", count: 72))… is no link of this app: too long.
          at App/Links.swift:7
          It is longer than 65536 bytes.
          • Put an identifier into the link, and load the content from elsewhere.
        """)
  }

  @Test func `A link without a text says why`() throws {
    let link = DeepLink(MembersRoute.desk)
    let error = #expect(throws: DeepLinkError.self) {
      try DeepLinkTable.house().print(link, fileID: "App/Links.swift", line: 8)
    }
    #expect(
      error.map { "\($0)" } == """
        desk is no link of this app: unprintable.
          at App/Links.swift:8
          No pattern prints a link that is parsed as the same routes.
          • Add a pattern for it, with all values as parameters.
        """)
    let hostless = #expect(throws: DeepLinkError.self) {
      try DeepLinkTable(scheme: "a") { $0.add("desk", MembersRoute.desk) }
        .print(link, as: .universal, fileID: "App/Links.swift", line: 9)
    }
    #expect(
      hostless.map { "\($0)" } == """
        desk is no link of this app: unprintable.
          at App/Links.swift:9
          The table has no host for universal links.
          • Make the table with hosts.
        """)
  }

  @Test func `Every mistake in a table is reported at once`() {
    let error = #expect(throws: TableError.self) {
      try DeepLinkTable(
        scheme: "https", hosts: ["box.example:80"], fileID: "App/Links.swift", line: 1
      ) {
        $0.add("shows/{id}", fileID: "App/Links.swift", line: 2) { (_: Int) in
          DeepLink(HouseRoute.season)
        }
        $0.add("shows/{name}", fileID: "App/Links.swift", line: 3) { (_: String) in
          DeepLink(HouseRoute.members)
        }
        $0.add("a/{id}", HouseRoute.season, fileID: "App/Links.swift", line: 4)
        $0.add("a/{id}", fileID: "App/Links.swift", line: 5) { (_: Int?) in
          DeepLink(HouseRoute.season)
        }
        $0.add("a/b{id}", HouseRoute.season, fileID: "App/Links.swift", line: 6)
        $0.add("a?id={id}&to={id}", HouseRoute.season, fileID: "App/Links.swift", line: 7)
        $0.add("a/./b", HouseRoute.season, fileID: "App/Links.swift", line: 8)
        $0.add("a/../b/{id}", fileID: "App/Links.swift", line: 9) { (_: Int) in
          DeepLink(HouseRoute.season)
        }
      }
    }
    #expect(
      error.map { "\($0)" } == """
        The table of links could not be made: unusable scheme.
          at App/Links.swift:1
          A link of the app cannot begin with https://.
          • Use an ASCII letter, then ASCII letters, digits, +, - or .; not http or https.
        The table of links could not be made: unusable host.
          at App/Links.swift:1
          A universal link cannot begin with https://box.example:80/.
          • Give only the name, in ASCII: box.example.
        The table of links could not be made: wrong number of parameters.
          at App/Links.swift:4
          a/{id} has 1 in braces, but its closure takes 0.
          • Let the closure take one value for each pair of braces, in their order.
        The table of links could not be made: optional part of a path.
          at App/Links.swift:5
          {id} of a/{id} is optional, but a path without it is another pattern.
          • Add a pattern without it, or move it to the query.
        The table of links could not be made: unreadable pattern.
          at App/Links.swift:6
          A part of a/b{id} has braces, but is not a name in a pair of braces.
          • Write a parameter as {name}, as a whole path component or a whole query value.
        The table of links could not be made: repeated name.
          at App/Links.swift:7
          a?id={id}&to={id} has a name twice.
          • Give every parameter and every query value its own name.
        The table of links could not be made: unreachable pattern.
          at App/Links.swift:8
          a/./b has a dot segment, and those of a link are resolved before it is matched.
          • Write the path as it is without . and .. segments.
        The table of links could not be made: unreachable pattern.
          at App/Links.swift:9
          a/../b/{id} has a dot segment, and those of a link are resolved before it is matched.
          • Write the path as it is without . and .. segments.
        The table of links could not be made: ambiguous patterns.
          at App/Links.swift:2 and App/Links.swift:3
          shows/{id} and shows/{name} both match shows/…, and neither is more specific.
          • Give one of them a literal that the other does not have.
        """)
  }

  @Test(arguments: ["", "1app", "app office", "büro", "app:", "http"])
  func `A scheme that no link can have makes no table`(scheme: String) {
    let error = #expect(throws: TableError.self) {
      try DeepLinkTable(scheme: scheme) { _ in }
    }
    #expect(error?.faults.map(\.name) == ["unusable scheme"])
  }

  @Test(arguments: ["./a", "../a", "a/./b", "a/../{id}", "{id}/."])
  func `A pattern with a dot segment makes no table`(pattern: String) {
    let error = #expect(throws: TableError.self) {
      try DeepLinkTable(scheme: "house") {
        if pattern.contains("{") {
          $0.add(pattern) { (_: Int) in DeepLink(HouseRoute.season) }
        } else {
          $0.add(pattern, HouseRoute.season)
        }
      }
    }
    #expect(error?.faults.map(\.name) == ["unreachable pattern"])
  }

  @Test(arguments: ["a/...", ".a/b", "a?to=..", "a#."])
  func `A pattern may have dots elsewhere`(pattern: String) throws {
    let table = try DeepLinkTable(scheme: "house") { $0.add(pattern, HouseRoute.season) }
    let link = DeepLink(HouseRoute.season)
    #expect(try table.parse(table.print(link)) == link)
  }

  @Test func `A link that no director knows says why`() throws {
    let house = try Playhouse()
    let error = house.director.open("house://shwos", fileID: "App/Links.swift", line: 7).error
    #expect(
      error.map { "\($0)" } == """
        House could not open house://shwos: unmatched link.
          at App/Links.swift:7
          No pattern matches the path shwos; the closest are: shows, /, members.
          • Correct the link, or add its pattern to the table.
        """)
    house.director.links = nil
    let without = house.director.open("house://shows", fileID: "App/Links.swift", line: 8).error
    #expect(
      without.map { "\($0)" } == """
        House could not open house://shows: unmatched link.
          at App/Links.swift:8
          The director has no table of links.
          • Set its links to a DeepLinkTable, or open a DeepLink.
        """)
    #expect(house.stage.events(.refused).count == 2)
  }
}
