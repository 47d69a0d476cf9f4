#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

/// A clock whose sleeps the test ends, or nothing.
struct StoppedClock: Clock {
  struct Instant: InstantProtocol {
    var offset: Duration = .zero
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  let isFast: Bool
  var now: Instant { Instant() }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    while !isFast { try await Task.sleep(for: .seconds(60)) }
  }
}

@MainActor func transcript(
  _ commands: String, isFast: Bool = false, whenBegun: (App) async -> Void = { _ in }
) async throws -> String {
  let options = TerminalHost.Options(clock: StoppedClock(isFast: isFast))
  let app = try await App(MemoryTerminal(), options: options)
  app.terminal.type(commands)
  await settle()
  await whenBegun(app)
  app.terminal.close()
  for _ in 0..<100 where !app.terminal.hasEnded { await settle() }
  #expect(app.terminal.hasEnded)
  return app.terminal.output
}

/// Returns a transcript without its first frame.
@MainActor func answers(_ commands: String, isFast: Bool = false) async throws -> String {
  let all = try await transcript(commands, isFast: isFast)
  return all.split(separator: "\n\n", maxSplits: 1).dropFirst().joined()
}
#endif
