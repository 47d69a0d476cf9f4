import Foundation
import Testing
import Usher
import UsherTesting

/// A journal's file is replayed line by line.
@MainActor struct JournalFileTests {
  private let path = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    .path()

  private final class Page: Screen {}

  private final class Pages: Coordinator {
    override func build() throws -> SceneLayout { .stack(Page()) }
  }

  private func recorded() throws -> Journal {
    let director = SceneDirector(Pages(), host: HeadlessHost())
    let recording = director.record()
    try director.start()
    director.root.push(Page())
    director.root.present(Page())
    director.root.dismiss()
    director.close()
    return recording.journal
  }

  @Test func `A file is replayed entry by entry, to the same trees`() throws {
    defer { unsafe unlink(path) }
    let journal = try recorded()
    try Data(journal.text.utf8).write(to: URL(filePath: path))
    var entries: [Journal.Entry] = []
    var trees: [SceneTree] = []
    let last = try Journal.replay(path: path) { entry, tree in
      entries.append(entry)
      trees.append(tree)
    }
    #expect(entries == journal.entries)
    #expect(trees == (try journal.trees()))
    #expect(last == trees.last)
  }

  @Test func `The first line that is no entry is named`() throws {
    defer { unsafe unlink(path) }
    let journal = try recorded()
    try Data((journal.text + "{\n").utf8).write(to: URL(filePath: path))
    var count = 0
    let error = #expect(throws: JournalError.self) {
      try Journal.replay(path: path) { _, _ in count += 1 }
    }
    #expect(error?.line == journal.entries.count + 1 && error?.reason == .malformed)
    #expect(count == journal.entries.count)
  }

  @Test func `An empty file is an error that says what to do`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data().write(to: URL(filePath: path))
    let error = #expect(throws: JournalError.self) {
      try Journal.replay(path: path, fileID: "App/Replay.swift", line: 5) { _, _ in }
    }
    #expect(
      error?.description == """
        The journal cannot be used: malformed.
          at App/Replay.swift:5
          The journal is empty.
          • Give the file of a recorded visit.
        """)
  }

  @Test func `A file that is not there is an error that says what to do`() throws {
    let error = #expect(throws: JournalError.self) {
      try Journal.replay(path: "/nowhere/journal", fileID: "App/Replay.swift", line: 5)
    }
    #expect(error?.reason == .unreadable)
    #expect(
      error?.description == """
        The journal cannot be used: unreadable.
          at App/Replay.swift:5
          /nowhere/journal
          No such file or directory.
          • Correct the path, or make the file readable.
        """)
  }
}
