import UsherTesting

/// How SwiftUI behaves where nothing is promised; the same for the same seed.
struct Whims {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Whether something happens that happens once in so many times.
  mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func number(below count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
}
