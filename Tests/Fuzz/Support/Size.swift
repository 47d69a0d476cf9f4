import Foundation

/// How much random tests do: small unless the environment asks for more, and always printed.
enum Size {
  /// How many inputs fuzz and property tests read; `USHER_INPUTS` sets it.
  static func inputs(_ usual: Int) -> Int { number("USHER_INPUTS") ?? usual }

  /// How many random programs are played; `USHER_SESSIONS` sets it.
  static func sessions(_ usual: Int) -> Int { number("USHER_SESSIONS") ?? usual }

  /// Where random numbers begin; `USHER_SEED` sets it.
  static var seed: UInt64 { number("USHER_SEED").map { UInt64($0) } ?? 1 }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
