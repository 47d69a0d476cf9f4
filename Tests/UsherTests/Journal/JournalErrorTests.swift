import Testing
import Usher
import UsherTesting

/// Broken journals: the invalid line, and the entries that can still be used.
struct JournalErrorTests {
  private static let began = #"{"at":0,"event":{"began":{"_0":{}}},"journal":2}"#
  private static let fact = #"{"at":5,"event":{"fact":{"_0":{"gestureBegan":{}}}}}"#
  private static let remove =
    #"{"at":6,"event":{"admitted":{"_0":{"cause":"user","edits":[{"remove":{"_0":"7.4"}}]},"#
    + #""fingerprint":"0000000000000000"}}}"#
  private static let nothing =
    #"{"at":6,"event":{"admitted":{"_0":{"cause":"user","edits":[]},"fingerprint":"00ff"}}}"#

  @Test func `A line that is none is named, and what came before is kept`() throws {
    let error = try #require(read([Self.began, Self.fact, #"{"at":9,"event":"adm"#]))
    #expect(error.reason == .malformed)
    #expect(error.line == 3)
    #expect(error.before.entries.count == 2)
    #expect(try error.before.replay().isEmpty)
  }

  @Test func `A journal that is cut anywhere keeps every line that is whole`() throws {
    let text = Self.began + "\n" + Self.fact + "\n" + Self.fact + "\n"
    let ends = text.utf8.indices.filter { text.utf8[$0] == 10 }
    for cut in text.utf8.indices {
      let part = String(decoding: text.utf8[..<cut], as: UTF8.self)
      let whole = ends.count { $0 <= cut }
      do throws(JournalError) {
        let journal = try Journal(lines: part)
        #expect(journal.entries.count == whole)
      } catch {
        #expect(error.before.entries.count == whole)
        #expect(error.line == whole + 1)
        #expect((try? error.before.trees())?.count == whole)
      }
    }
  }

  @Test(arguments: [
    ("", 1), ("\n", 1), ("[]", 1), ("nonsense", 1), (fact, 1), ("\(began)\n\n\(fact)", 2),
    ("\(began)\n{}", 2), ("\(began)\n\(began.replacing("{}}", with: "3}"))", 2),
    ("\(began)\n\u{FF}", 2), (String(repeating: "[", count: 100_000), 1),
  ])
  func `A text that is not a journal is refused at its first invalid line`(
    text: String, line: Int
  ) {
    let error = #expect(throws: JournalError.self) { try Journal(lines: text) }
    #expect(error?.reason == .malformed)
    #expect(error?.line == line)
  }

  @Test func `A journal of a later version is refused as such`() {
    let error = read([Self.began.replacing(":2}", with: ":3}")])
    #expect(error?.reason == .newer)
    #expect(
      error?.description == """
        The journal cannot be used from line 1 on: newer.
          at Shop/Replay.swift:4
          {"at":0,"event":{"began":{"_0":{}}},"journal":3}
          It has version 3; the latest known is 2.
          • Read it with the version of Usher that wrote it.
        """)
  }

  @Test func `A journal of the first version is refused as such`() {
    let error = read([#"{"at":0,"event":"began","journal":1,"tree":{}}"#])
    #expect(error?.reason == .older)
    #expect(
      error?.description == """
        The journal cannot be used from line 1 on: older.
          at Shop/Replay.swift:4
          {"at":0,"event":"began","journal":1,"tree":{}}
          It has version 1; only 2 and later can be read.
          • Read it with the version of Usher that wrote it.
        """)
  }

  @Test func `A replay stops at the first line that makes another tree`() throws {
    let journal = try Journal(lines: [Self.began, Self.fact, Self.remove].joined(separator: "\n"))
    let error = #expect(throws: JournalError.self) {
      try journal.replay(fileID: "Shop/Replay.swift", line: 4)
    }
    #expect(error?.before.entries.count == 2)
    #expect(
      error?.description == """
        The journal cannot be used from line 3 on: diverged.
          at Shop/Replay.swift:4
          {"at":6,"event":{"admitted":{"_0":{"cause":"user","edits":[{"remove":{"_0":"7.4"…
          An edit does not fit: The tree has no node #4.
          • Replay the entries before it, which are in the error's `before`.
        """)
  }

  @Test func `A replay stops at the first different fingerprint`() throws {
    let journal = try Journal(lines: [Self.began, Self.nothing].joined(separator: "\n"))
    let error = #expect(throws: JournalError.self) { try journal.trees() }
    #expect(error?.line == 2)
    #expect(
      error?.detail == "The tree's fingerprint is a8c7f832281a39c5, and 00ff was recorded.")
  }

  @Test func `A line that lacks something says what`() {
    let error = read([Self.began, #"{"at":6,"event":{"admitted":{"fingerprint":"0"}}}"#])
    #expect(
      error?.description == """
        The journal cannot be used from line 2 on: malformed.
          at Shop/Replay.swift:4
          {"at":6,"event":{"admitted":{"fingerprint":"0"}}}
          event.admitted lacks _0.
          • Use the entries in the error's `before`; a killed app may leave half a line.
        """)
  }

  private func read(_ lines: [String]) -> JournalError? {
    #expect(throws: JournalError.self) {
      try Journal(lines: lines.joined(separator: "\n"), fileID: "Shop/Replay.swift", line: 4)
    }
  }
}
