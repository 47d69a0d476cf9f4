import Foundation

/// The size of random tests: small by default, set by the environment, and always printed.
enum Size {
  /// The number of inputs of fuzz and property tests; `USHER_INPUTS` sets it.
  static func inputs(_ usual: Int) -> Int { number("USHER_INPUTS") ?? usual }

  /// The number of random programs; `USHER_SESSIONS` sets it.
  static func sessions(_ usual: Int) -> Int { number("USHER_SESSIONS") ?? usual }

  /// The first seed; `USHER_SEED` sets it.
  static var seed: UInt64 { number("USHER_SEED").map { UInt64($0) } ?? 1 }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
