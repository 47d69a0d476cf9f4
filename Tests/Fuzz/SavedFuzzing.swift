import Usher
import UsherTesting

/// Reads inputs as saved states, and opens windows with them.
struct SnapshotFuzzing: Fuzzing {
  let samples = texts { String(decoding: $0.director.snapshot().bytes, as: UTF8.self) }

  func check(_ input: [UInt8]) throws { _ = try SavedBytes.open(input) }
}

/// Reads inputs as journals, and replays them.
struct JournalFuzzing: Fuzzing {
  let samples = texts { $0.recording?.journal.text }

  func check(_ input: [UInt8]) throws {
    _ = try SavedBytes.replay(String(decoding: input, as: UTF8.self))
  }
}

extension Fuzzing {
  /// Every other time values are changed, lost, doubled or put in each other's places.
  func variation(of input: [UInt8], seed: UInt64) -> [UInt8]? {
    guard seed % 2 == 0, let text = String(validating: input, as: UTF8.self) else { return nil }
    var damage = Damage([text], seed: seed)
    return damage.nextRearranged()
  }

  fileprivate static func texts(_ text: @MainActor (HouseWindow) -> String?) -> [String] {
    ((try? SavedBytes.windows()) ?? []).compactMap(text)
  }
}
