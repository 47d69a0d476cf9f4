import Foundation
import Testing
import Usher
import UsherTesting

/// Keeping a window in a file.
@MainActor struct StoreTests {
  private let folder: String
  private var store: SnapshotFile { SnapshotFile(path: folder + "/window.json") }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path()
  }

  private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: store.path))
  }

  @Test func `A kept window is restored to its place after every change`() async throws {
    defer { cleanUp() }
    let window = try HouseWindow()
    window.director.autosave(to: store)
    #expect(try store.read() == nil)
    try window.director.start()
    for number in 1...3 {
      try window.go(.show(number))
      await window.director.saved()
      let again = try HouseWindow()
      let report = try again.director.start(restoring: store)
      #expect(report.isComplete)
      #expect(again.director.tree.renumbered == window.director.tree.renumbered)
    }
  }

  @Test func `A changed state is saved on request`() async throws {
    defer { cleanUp() }
    let window = try HouseWindow()
    window.director.autosave(to: store)
    try window.director.start()
    try window.hall.state.visits = 5
    window.director.save()
    await window.director.saved()
    let again = try HouseWindow()
    try again.director.start(restoring: store)
    #expect(try again.hall.state.visits == 5)
  }

  @Test func `Closing the window erases its saved state`() async throws {
    defer { cleanUp() }
    let window = try HouseWindow()
    window.director.autosave(to: store)
    try window.director.start()
    await window.director.saved()
    #expect(try store.read() != nil)
    window.director.close()
    #expect(try store.read() == nil)
  }

  @Test(arguments: ["", "nonsense", "{}", "[]", "{\"snapshot\":1", "\u{FF}\u{FE}"])
  func `Bytes that are not a saved state lead to the first tree and an error`(text: String) throws {
    defer { cleanUp() }
    try write(text.utf8)
    let window = try HouseWindow()
    let report = try window.director.start(restoring: store)
    #expect(report.error?.reason == .corrupt)
    #expect(report.error?.path == store.path)
    #expect(!report.isComplete)
    #expect(window.sketch == "<*[list], [desk, drawer]>")
    #expect(window.restored().count == 1)
  }

  @Test func `Nothing saved gives the first tree and no error`() throws {
    defer { cleanUp() }
    let window = try HouseWindow()
    #expect(try window.director.start(restoring: store).isComplete)
    #expect(window.sketch == "<*[list], [desk, drawer]>")
  }

  @Test func `A store that is erased holds nothing`() async throws {
    defer { cleanUp() }
    let window = try HouseWindow()
    window.director.autosave(to: store)
    try window.director.start()
    await window.director.saved()
    try store.erase()
    #expect(try store.read() == nil)
  }

  @Test func `An unreadable file is distinguished from one with invalid content`() throws {
    defer { cleanUp() }
    let error = #expect(throws: SnapshotError.self) { try SnapshotFile(path: folder).read() }
    #expect(error?.reason == .unreadable)
  }

  @Test func `A store says what is wrong with its file`() throws {
    defer { cleanUp() }
    let store = SnapshotFile(path: store.path, fileID: "Shop/App.swift", line: 3)
    try write(#"{"snapshot":2}"#.utf8)
    let error = #expect(throws: SnapshotError.self) { try store.read() }
    #expect(error?.reason == .newer)
    #expect(
      error?.description == """
        The saved state cannot be used: newer.
          at Shop/App.swift:3
          \(store.path): It has version 2; the latest known is 1.
          • Start without it, or with the version that wrote it.
        """)
    try write("{}".utf8)
    let corrupt = #expect(throws: SnapshotError.self) { try store.read() }
    #expect(
      corrupt?.description == """
        The saved state cannot be used: corrupt.
          at Shop/App.swift:3
          \(store.path): It lacks snapshot.
          • Start without it; the next change is saved over it.
        """)
    try write(#"{"snapshot":0}"#.utf8)
    let none = #expect(throws: SnapshotError.self) { try store.read() }
    #expect(none?.reason == .corrupt)
    #expect(none?.detail == "snapshot is wrong: There is no version 0.")
  }

  @Test func `A folder that is not there is an error and an event`() async throws {
    defer { cleanUp() }
    let nowhere = SnapshotFile(
      path: folder + "/none/window.json", fileID: "Shop/App.swift", line: 3)
    let window = try HouseWindow()
    window.director.autosave(to: nowhere)
    try window.director.start()
    await window.director.saved()
    #expect(window.log.contains("save failed: No such file or directory."))
    let error = await #expect(throws: SnapshotError.self) {
      try await nowhere.write(window.director.snapshot())
    }
    #expect(
      error?.description == """
        The saved state cannot be used: unwritable.
          at Shop/App.swift:3
          \(nowhere.path): No such file or directory.
          • Keep it in a folder that exists and belongs to the app.
        """)
    #expect(throws: SnapshotError.self) { try SnapshotFile(path: folder).read() }
  }

  @Test func `While the rest waits for sign-in, what was saved stays`() async throws {
    defer { cleanUp() }
    let first = try HouseWindow()
    first.director.autosave(to: store)
    try first.director.start()
    try first.go(.show(5))
    await first.director.saved()
    let saved = try store.read()
    let again = try HouseWindow()
    again.director.guards = [
      Guard("members") { proposal in
        proposal.tree.titles.contains("show 5") ? .detour(through: Teller("sign in")) : .allow
      }
    ]
    again.director.autosave(to: store)
    #expect(try again.director.start(restoring: store).isPostponed)
    #expect(again.director.snapshot() == saved)
    #expect(again.sketch == "<*[list], [desk, drawer]> ▲sheet sign in")
    await again.director.saved()
    #expect(try store.read() == saved)
  }
}
