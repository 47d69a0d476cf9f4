import Foundation
import Testing
import Usher
import UsherTesting

/// A visit is recorded into a file, line by line, without values.
@MainActor struct JournalRecordingTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    .path()

  private final class Page: Screen { let title: String? = "Secret" }

  private final class Pages: Coordinator {
    override func build() throws -> SceneLayout { .stack(Page()) }
  }

  @Test func `Each line is in the file at once, and the last visit is kept beside it`() throws {
    defer { for end in ["", ".last"] { try? FileManager.default.removeItem(atPath: path + end) } }
    let director = SceneDirector(Pages(), host: HeadlessHost())
    try director.record(to: path)
    try director.start()
    director.root.push(Page())
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try Journal(lines: text).replay().nodes.count == director.tree.nodes.count)
    #expect(!text.contains("Secret"))
    let next = SceneDirector(Pages(), host: HeadlessHost())
    try next.record(to: path)
    #expect(try String(contentsOfFile: path + ".last", encoding: .utf8).hasPrefix(text))
    director.close()
  }

  @Test func `A file that cannot be made is an error that says what to do`() {
    let director = SceneDirector(Pages(), host: HeadlessHost())
    let error = #expect(throws: JournalError.self) {
      try director.record(to: "/nowhere/visit", fileID: "App/Main.swift", line: 7)
    }
    #expect(
      error?.description == """
        The journal cannot be written.
          at App/Main.swift:7
          /nowhere/visit
          The file cannot be made.
          • Name a file in a folder that exists and that the app may write to.
        """)
  }

  @Test(arguments: ["", ".last"])
  func `A folder in the place of a file stays, with its contents`(end: String) throws {
    let files = FileManager.default
    defer { for end in ["", ".last"] { try? files.removeItem(atPath: path + end) } }
    try files.createDirectory(atPath: path + end + "/photos", withIntermediateDirectories: true)
    if end == ".last" { try "a visit".write(toFile: path, atomically: true, encoding: .utf8) }
    let director = SceneDirector(Pages(), host: HeadlessHost())
    let error = #expect(throws: JournalError.self) {
      try director.record(to: path, fileID: "App/Main.swift", line: 7)
    }
    #expect(
      error?.description == """
        The journal cannot be written.
          at App/Main.swift:7
          \(path + end)
          It is not a file.
          • Name a file in a folder that exists and that the app may write to.
        """)
    #expect(files.fileExists(atPath: path + end + "/photos"))
    #expect(files.fileExists(atPath: path))
  }
}
