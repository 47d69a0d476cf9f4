#if os(macOS) || os(Linux)
import Foundation
import Testing
import Usher
import UsherTesting

/// A real process that keeps its window in a file, killed at any moment.
@MainActor struct KillTests {
  /// Set `USHER_KILLS` for more of them.
  @Test func `A killed process is restored to its last change or the one before`()
    throws
  {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["USHER_KILLS"].flatMap(Int.init) ?? 10
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = SnapshotFile(path: folder.appending(path: "window.json").path())
    var random = SplitMix64(seed: 1)
    var last = 0
    for kill in 0..<count {
      let said = try Victim(store).lives(forLines: Int(random.next() % 20), random.next() % 3_000)
      last = max(last, said)
      let stands = try number(in: store)
      #expect((last...(last + 1)).contains(stands), "kill \(kill): said \(last), kept \(stands)")
      last = stands
    }
    print("Killed \(count) times; the last change was number \(last).")
    #expect(last > 0)
  }

  /// The number of the change that a store holds.
  private func number(in store: SnapshotFile) throws -> Int {
    guard let text = try store.read()?.tree.active?.route?.description else { return 0 }
    return Int(text.filter(\.isNumber)) ?? 0
  }
}
#endif
