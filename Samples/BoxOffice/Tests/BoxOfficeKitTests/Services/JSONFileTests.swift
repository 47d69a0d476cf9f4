import BoxOfficeKit
import Foundation
import Testing

@MainActor struct JSONFileTests {
  let folder: TestFolder
  let file: JSONFile<[Ticket]>

  init() throws {
    folder = try TestFolder()
    file = JSONFile(folder.file("tickets.json"))
  }

  @Test func `A saved value is loaded again`() throws {
    let ticket = Ticket(id: 7, for: try .sample())
    try file.save([ticket])
    #expect(try file.load().value == [ticket])
    #expect(try folder.names == ["tickets.json"])
  }

  @Test func `A file that is not there yet is nothing to report`() throws {
    let loaded = try file.load()
    #expect(loaded.value == nil)
    #expect(loaded.notice == nil)
  }

  @Test func `A folder that is not there yet is made`() throws {
    try JSONFile<Int>(folder.file("deep/down/number.json")).save(7)
    #expect(try folder.read("deep/down/number.json") == "7")
  }

  @Test(arguments: ["", "[{", "{}", "[{\"id\": 1}]", "\u{0}"])
  func `A damaged file is set aside as it was, and reported`(text: String) throws {
    try folder.write(text, to: "tickets.json")
    let loaded = try file.load()
    #expect(loaded.value == nil)
    #expect(
      loaded.notice == """
        The file tickets.json could not be read. \
        Nothing has been thrown away: it is kept as tickets.damaged-1.json.
        """)
    #expect(try folder.names == ["tickets.damaged-1.json"])
    #expect(try folder.read("tickets.damaged-1.json") == text)
  }

  @Test func `A second damaged file does not replace the first`() throws {
    for text in ["one", "two"] {
      try folder.write(text, to: "tickets.json")
      _ = try file.load()
    }
    #expect(try folder.names == ["tickets.damaged-1.json", "tickets.damaged-2.json"])
    #expect(try folder.read("tickets.damaged-1.json") == "one")
  }
}
