import Foundation
import Testing
import Usher
import UsherTesting

/// Saved states on a bad day: faults of tables, files and displays.
@MainActor struct BadDayTests {
  private let folder: String
  private var store: SnapshotFile { SnapshotFile(path: folder + "/window.json") }

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path()
  }

  private func cleanUp() { try? FileManager.default.removeItem(atPath: folder) }

  /// Returns a snapshot with a till whose state has another version than the table.
  private func snapshot(ofVersion version: Int) throws -> Snapshot {
    let window = try HouseWindow()
    try window.director.start()
    try window.go(.show(1))
    try window.openTill(8)
    let text = String(decoding: window.director.snapshot().bytes, as: UTF8.self)
    let parts = text.components(separatedBy: #""tag":"till","version":1"#)
    try #require(parts.count == 2)
    let other = parts.joined(separator: #""tag":"till","version":\#(version)"#)
    return try Snapshot(bytes: other.utf8)
  }

  @Test func `A migration that throws loses what it was for, and no more`() throws {
    struct Confused: Error {}
    let table = try RestorationTable {
      $0.register(HallRoute.self)
      $0.register(Till.self) { Till($0.amount) }
      $0.migrate("till", from: 0) { _ in throw Confused() }
    }
    let window = try HouseWindow(restoring: snapshot(ofVersion: 0), table)
    #expect(window.sketch == "<*[list, show 1], [desk, drawer]>")
    #expect(window.restored() == ["restored: Till was lost: unreadable. Confused()"])
  }

  @Test func `Only states of a later version of the app are lost`() throws {
    let window = try HouseWindow(restoring: snapshot(ofVersion: 2))
    #expect(window.sketch == "<*[list, show 1], [desk, drawer]>")
    #expect(
      window.restored() == [
        "restored: Till was lost: newer. It has version 2; the latest known is 1."
      ])
  }

  @Test(arguments: [#""id":"7.4""#, #""id":"7.6""#])
  func `A saved state that has something twice is corrupt`(identity: String) throws {
    let window = try HouseWindow()
    try window.director.start()
    let text = String(decoding: window.director.snapshot().bytes, as: UTF8.self)
    let other = identity.replacing("7.4", with: "7.2").replacing("7.6", with: "7.5")
    let damaged = text.replacing(identity, with: other, maxReplacements: 1)
    try #require(damaged != text)
    let error = #expect(throws: SnapshotError.self) { try Snapshot(bytes: damaged.utf8) }
    #expect(error?.reason == .corrupt)
    #expect(error?.detail == "coordinators is wrong: An entry is in it twice.")
  }

  @Test func `A saved state that leaves nothing to show gives the first tree`() throws {
    let window = try HouseWindow()
    try window.director.start()
    try window.go(.show(1), .show(2))
    let root = try #require(window.director.tree.root?.id)
    let top = try #require(window.director.tree.active?.id)
    let text = String(decoding: window.director.snapshot().bytes, as: UTF8.self)
    // The root declares that it made the screens above a node that will be lost.
    let damaged = text.replacing(
      "\"id\":\"\(root.seed).\(root.number)\",\"kind\":\"tabs\"",
      with: "\"id\":\"\(top.seed).\(top.number)\",\"kind\":\"tabs\"", maxReplacements: 1)
    let again = try HouseWindow(RestorationTable())
    let report = try again.director.start(restoring: Snapshot(bytes: damaged.utf8))
    #expect(again.sketch == "<*[list], [desk, drawer]>")
    #expect(report.losses.map(\.reason) == [.missing, .unknownTag, .orphaned])
  }

  @Test func `Tags that are renamed in a circle make no table`() {
    let error = #expect(throws: TableError.self) {
      try RestorationTable {
        $0.rename("a", to: "b")
        $0.rename("b", to: "a")
      }
    }
    #expect(error?.faults.map(\.callSites.count) == [1, 1])
  }

  @Test func `Two windows that start from one store do not see each other`() async throws {
    defer { cleanUp() }
    let first = try HouseWindow()
    first.director.autosave(to: store)
    try first.director.start()
    try first.go(.show(1))
    await first.director.saved()
    let windows = try (0..<2).map { _ in try HouseWindow(seed: 5) }
    for window in windows {
      #expect(try window.director.start(restoring: store).isComplete)
      #expect(window.director.tree.renumbered == first.director.tree.renumbered)
    }
    try windows[0].go(.show(2))
    windows[1].director.close()
    #expect(windows[0].sketch == "<*[list, show 1, show 2], [desk, drawer]>")
    #expect(windows[0].director.host.shown == windows[0].director.tree)
    #expect(try store.read()?.tree.sketch == "<*[list, show 1], [desk, drawer]>")
  }

  @Test func `Facts that come before the first display harm nothing`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.show(1), .show(2))
    let host = ManualHost()
    let director = SceneDirector(House(), host: host)
    director.restoration = try .house
    try director.start(restoring: before.director.snapshot())
    #expect(host.shown.isEmpty)
    let top = try #require(director.tree.active?.id)
    director.report(.appeared(top))
    director.report(.popped(top))
    #expect(director.tree.sketch == "<*[list, show 1], [desk, drawer]>")
    host.finishAll()
    #expect(host.shown == director.tree)
  }

  @Test func `A restored flow may act at once, and end at once`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.openTill(8)
    let table = try RestorationTable {
      $0.register(HallRoute.self)
      $0.register(Hasty.self) { Hasty($0.amount) }
    }
    let again = try HouseWindow(restoring: before.director.snapshot(), table)
    #expect(again.sketch == "<*[list, show 8], [desk, drawer]>")
    #expect(again.director.host.shown == again.director.tree)
  }

  @Test(arguments: [100, 400, 2_000])
  func `A tree that nests deeper than any display is refused or opened`(depth: Int) throws {
    let begin = (2...depth).map {
      #"{"id":"7.\#($0)","kind":"stack","name":"N","owner":"7.1","children":["#
    }
    let leaf = #"{"id":"7.\#(depth + 1)","kind":"screen","name":"N","owner":"7.1"}"#
    let tree = begin.joined() + leaf + String(repeating: "]}", count: depth - 1)
    let text =
      #"{"snapshot":1,"coordinators":[],"tree":{"root":\#(tree)}}"#
    let window = try HouseWindow()
    if let snapshot = try? Snapshot(bytes: text.utf8) {
      try window.director.start(restoring: snapshot)
      #expect(window.sketch == "<*[list], [desk, drawer]>")
    } else {
      #expect(depth > 100)
    }
  }
}

/// A till that ends as soon as it has started again.
private final class Hasty: Coordinator, Concluding, Restorable {
  typealias Output = Int
  static let tag = "till"
  var state: Till.State

  init(_ amount: Int) { state = Till.State(amount: amount) }

  override func build() throws -> SceneLayout { .stack(Plain("till \(state.amount)")) }

  override func didStart() {
    (parent as? Hall)?.trigger(.show(state.amount))
    finish(3)
  }
}
