#if os(macOS) || os(Linux)
import Foundation
import Testing
import Usher
import UsherTesting

/// A store that several processes save to, on good days and on bad ones.
@MainActor struct SharedStoreTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
  private let store: SnapshotFile

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = SnapshotFile(path: folder.appending(path: "window.json").path())
  }

  private func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted() }
  }

  @Test func `Two processes save to one store, and none of their saves fails or is torn`() throws {
    defer { cleanUp() }
    let victims = [try Victim(store), try Victim(store)]
    for victim in victims { #expect(victim.lives(forLines: 200, 0) >= 200) }
    #expect(victims.map { $0.complained() } == ["", ""])
    // Drafts of killed processes are removed when the store is read.
    #expect(try store.read() != nil)
    #expect(try files == ["window.json"])
  }

  @Test func `A store removes abandoned drafts as it is read, and not with each save`() async throws
  {
    defer { cleanUp() }
    let victim = try Victim(store)
    _ = victim.lives(forLines: 3, 0)
    let saved = try #require(try store.read())
    // No system numbers a process like that.
    let draft = folder.appending(path: "window.json.1999999999-x.draft").path()
    _ = FileManager.default.createFile(atPath: draft, contents: nil)
    try await store.write(saved)
    #expect(try files.count == 2)
    #expect(try store.read() == saved)
    #expect(try files == ["window.json"])
  }

  @Test func `A disk that is full leaves what was saved last, no draft, and is an event`()
    async throws
  {
    defer { cleanUp() }
    let good = try Victim(store)
    _ = good.lives(forLines: 3, 0)
    let saved = try store.read()
    try await store.write(try #require(saved))
    let victim = try Victim(store, onFullDisk: true)
    _ = victim.lives(forLines: 3, 0)
    #expect(victim.complained().split(separator: "\n").first == "File too large.")
    // Of its three or more saves, only one could be running when it was killed.
    #expect(try files.count <= 2)
    #expect(try store.read() == saved)
    #expect(try files == ["window.json"])
  }
}
#endif
