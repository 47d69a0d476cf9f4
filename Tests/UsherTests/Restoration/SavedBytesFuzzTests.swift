import Testing
import Usher
import UsherTesting

/// Saved states and journals that are damaged: every refusal is typed, and nothing else happens.
@MainActor struct SavedBytesFuzzTests {
  private let count = Size.inputs(1_000)

  @Test func `A damaged snapshot is refused or restored, and a window opens either way`() throws {
    var damage = Damage(
      try Self.windows().map { String(decoding: $0.director.snapshot().bytes, as: UTF8.self) })
    var (refused, restored) = (0, 0)
    for _ in 0..<count {
      do throws(SnapshotError) {
        let snapshot = try Snapshot(bytes: damage.next())
        restored += 1
        open(snapshot)
      } catch {
        refused += 1
      }
    }
    print("Of \(count) snapshots from seed \(Size.seed), \(refused) refused, \(restored) restored.")
    #expect(refused + restored == count && refused > 0 && restored > 0)
  }

  @Test func `A damaged journal is refused or replayed`() throws {
    var damage = Damage(try Self.windows().compactMap { $0.recording?.journal.text })
    var (refused, replayed) = (0, 0)
    for _ in 0..<count {
      do throws(JournalError) {
        let journal = try Journal(lines: String(decoding: damage.next(), as: UTF8.self))
        let trees = try journal.trees()
        #expect(trees.count == journal.entries.count)
        replayed += 1
      } catch {
        refused += 1
        guard error.reason == .diverged else { continue }
        let before = try error.before.trees()
        #expect(before.count == error.before.entries.count)
      }
    }
    print("Of \(count) journals from seed \(Size.seed), \(refused) refused, \(replayed) replayed.")
    #expect(refused + replayed == count && refused > 0 && replayed > 0)
  }

  /// A window opens with whatever could be read, and what it shows can be saved.
  private func open(_ snapshot: Snapshot) {
    let window = try? HouseWindow(seed: 3)
    #expect(throws: Never.self) { try window?.director.start(restoring: snapshot) }
    #expect(window?.director.tree.isEmpty == false)
    let saved = window?.director.snapshot()
    #expect(throws: Never.self) { try Snapshot(bytes: saved?.bytes ?? []) }
    window?.director.close()
  }

  /// Windows with a bit of everything that can be kept.
  private static func windows() throws -> [HouseWindow] {
    try (0..<8).map { number in
      let window = try HouseWindow()
      window.recording = window.director.record()
      try window.director.start()
      try window.go(.show(number), .pair(number))
      if number % 2 == 0 { try window.openTill(number, steps: [1, 2], typed: "Ada") }
      if number % 3 == 0 { try window.go(.till(number)) }
      if number % 4 == 0 { window.house.select(1) }
      return window
    }
  }
}
