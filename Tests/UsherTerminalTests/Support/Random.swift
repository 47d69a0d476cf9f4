#if os(macOS) || os(Linux)
import Foundation
import UsherTesting

/// A generator that can be restarted from the seed that a failing test has printed.
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var generator: SplitMix64

  /// Takes the seed from `USHER_SEED`, or 1.
  init() {
    seed = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    generator = SplitMix64(seed: seed)
  }

  mutating func next() -> UInt64 { generator.next() }

  /// The number of rounds: `USHER_ROUNDS`, or a default for quick runs.
  static func rounds(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["USHER_ROUNDS"].flatMap(Int.init) ?? usual
  }
}
#endif
