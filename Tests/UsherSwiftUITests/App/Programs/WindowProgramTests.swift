#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
import UsherTesting

/// Random programs over windows: cold starts, restored windows and links from everywhere among their acts.
@MainActor struct WindowProgramTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// Set `USHER_SESSIONS` for more of them, `USHER_SEED` for others, and `USHER_FIRST` to begin with
  /// another one.
  @Test func `Random programs with cold starts and restored windows break no law`() async {
    let count = Self.environment["USHER_SESSIONS"].flatMap(Int.init) ?? 300
    let seed = Self.environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    let first = Self.environment["USHER_FIRST"].flatMap(Int.init) ?? 0
    var patience = Self.environment["USHER_FAILURES"].flatMap(Int.init) ?? 1
    print("Playing \(count) programs with windows from seed \(seed).")
    for number in first..<first + count where patience > 0 {
      var random = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
      let program = WindowProgram(&random)
      let violations = await WindowSession(program).play()
      guard !violations.isEmpty else { continue }
      patience -= 1
      let short = await shorten(program)
      let found = await WindowSession(short).play()
      Issue.record("program \(number) of seed \(seed):\n\(short)\n\(found.joined(separator: "\n"))")
    }
  }

  /// Removes the acts that the violation does not need.
  private func shorten(_ program: WindowProgram) async -> WindowProgram {
    var program = program
    for behavior in program.behaviors {
      var other = program
      other.behaviors.remove(behavior)
      if await !WindowSession(other).play().isEmpty { program = other }
    }
    for index in program.acts.indices.reversed() {
      var other = program
      other.acts.remove(at: index)
      if await !WindowSession(other).play().isEmpty { program = other }
    }
    return program
  }
}
#endif
