import Testing
import Usher
import UsherTesting

/// Saved states and journals that are damaged: every refusal is typed, and nothing else happens.
///
/// `.ci/fuzz` has libFuzzer try many more of them.
@MainActor struct SavedBytesFuzzTests {
  private let count = Size.inputs(1_000)

  @Test func `A damaged snapshot is refused or restored, and a window opens either way`() throws {
    let samples = try SavedBytes.windows().map {
      String(decoding: $0.director.snapshot().bytes, as: UTF8.self)
    }
    try damage(samples, "snapshots") { try SavedBytes.open($0) }
  }

  @Test func `A damaged journal is refused or replayed`() throws {
    let samples = try SavedBytes.windows().compactMap { $0.recording?.journal.text }
    try damage(samples, "journals") { try SavedBytes.replay(String(decoding: $0, as: UTF8.self)) }
  }

  private func damage(
    _ samples: [String], _ what: String, _ isRead: ([UInt8]) throws -> Bool
  ) throws {
    var damage = Damage(samples)
    for sample in samples { #expect(try isRead(Array(sample.utf8))) }
    var read = 0
    for number in 0..<count {
      let bytes = damage.next()
      do {
        read += try isRead(bytes) ? 1 : 0
      } catch {
        Issue.record(
          "\(error)\nNumber \(number) of seed \(Size.seed): \(String(decoding: bytes, as: UTF8.self))"
        )
        return
      }
    }
    print("Of \(count) \(what) from seed \(Size.seed), \(read) were read.")
    #expect(read > 0 && read < count)
  }
}
