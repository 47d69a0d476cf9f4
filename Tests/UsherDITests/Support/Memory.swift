import Foundation
import Testing

/// What the process holds; measured in a process of its own, since others hold more meanwhile.
@MainActor enum Memory {
  /// Expects that a thing done ever again, after it has been done often, takes no more memory.
  static func expectSteady(
    after warmUp: Int, times count: Int, _ body: (_ round: Int) throws -> Void
  ) rethrows {
    _ = resident  // The first look takes memory itself.
    for round in 0..<warmUp { try body(round) }
    let before = resident
    for round in 0..<count { try body(warmUp + round) }
    let grown = resident - before
    #expect(grown < 1_000_000)
  }

  /// Bytes that are resident; 0 where the system does not say.
  private static var resident: Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let pages = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }
}
