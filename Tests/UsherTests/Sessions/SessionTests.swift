import Foundation
import Testing
import UsherTesting

/// Plays a program and expects that it breaks no law; printed tests of failing sessions call this.
@MainActor func run(
  _ program: Program, sourceLocation: SourceLocation = #_sourceLocation
) async {
  for violation in await Session(program).play() {
    Issue.record("\(violation)", sourceLocation: sourceLocation)
  }
}

@MainActor struct SessionTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// Set `USHER_SESSIONS` for more of them, `USHER_SEED` for others, `USHER_FIRST` to begin with
  /// another one, and `USHER_FAILURES` to continue until that number has failed.
  @Test func `Random programs on a hostile host break no law`() async {
    let count = Self.environment["USHER_SESSIONS"].flatMap(Int.init) ?? 2_000
    let seed = Self.environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    let first = Self.environment["USHER_FIRST"].flatMap(Int.init) ?? 0
    var patience = Self.environment["USHER_FAILURES"].flatMap(Int.init) ?? 1
    print("Playing \(count) sessions from seed \(seed).")
    for number in first..<first + count where patience > 0 {
      var generator = Generator(seed: seed &* 1_000_003 &+ UInt64(number))
      let program = generator.program()
      let violations = await Session(program).play()
      guard !violations.isEmpty else { continue }
      patience -= 1
      await report(program, violations, "session \(number) of seed \(seed)")
    }
  }

  private func report(_ program: Program, _ violations: [String], _ name: String) async {
    var shrinker = Shrinker(program, violations)
    await shrinker.shrink()
    Issue.record("\(shrinker.report(on: name))")
  }
}
