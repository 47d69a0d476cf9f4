import Foundation

/// A generator that can be started again from the seed that a failing test has printed.
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  /// Takes the seed from `USHER_SEED`, or 1.
  init() {
    let given = ProcessInfo.processInfo.environment["USHER_SEED"].flatMap(UInt64.init)
    seed = given ?? 1
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// How many rounds to run: `USHER_ROUNDS`, or what a quick run can afford.
  static func rounds(_ usual: Int) -> Int {
    ProcessInfo.processInfo.environment["USHER_ROUNDS"].flatMap(Int.init) ?? usual
  }
}
