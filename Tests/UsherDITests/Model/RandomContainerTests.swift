import Foundation
import Testing
import UsherDI
import UsherTesting

/// Random containers, with random children, overrides and failures, beside the naive model.
@MainActor struct RandomContainerTests {
  /// The number of programs, `USHER_CONTAINERS`, which defaults to a few.
  nonisolated static let count = number("USHER_CONTAINERS") ?? 300
  /// The seed of the first program: `USHER_SEED`.
  nonisolated static let seed = number("USHER_SEED") ?? 1

  nonisolated private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func `A container does what the naive model does`() async throws {
    print("USHER_CONTAINERS=\(Self.count) USHER_SEED=\(Self.seed)")
    for seed in Self.seed..<(Self.seed + Self.count) {
      var play = try Play(seed: UInt64(seed))
      for _ in 0..<60 { try await play.step() }
      await play.finish()
    }
  }
}
