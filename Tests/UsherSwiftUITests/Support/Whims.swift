import UsherTesting

/// The behavior that SwiftUI leaves open; the same for the same seed.
struct Whims {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Returns `true` once in a number of times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
