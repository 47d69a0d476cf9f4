import Testing
import UsherExplorer

/// A visit that began by restoring the one before it.
@MainActor struct RestoredVisitTests {
  @Test func `A restored visit is replayed from the end of the previous one`()
    async throws
  {
    let first = try Museum.stage()
    for act in [
      .select("InfoDesk"), .take("Sign in"), .take("Archive"), .select("Galleries"),
      .take("Hall 1"), .take("Picture"),
    ] as [UserAction] { try await first.play(act) }
    var recording: Recording?
    let stage = try await first.restarted {
      try Museum.stage { recording = $0.record() }
    }
    for act in [.back, .select("Shop")] as [UserAction] { try await stage.play(act) }
    recording?.stop()
    var explorer = Explorer { try Museum.stage() }
    explorer.limits.actions = 300
    let replay = try await explorer.replay(try #require(recording).journal)
    #expect(replay.departure == nil, "\(replay.departure ?? "")")
    #expect(replay.path.contains(.interrupt(.killed)) && replay.path.last == .select("Shop"))
  }

  @Test func `A visit from an unreachable place fails in its test with the reason`()
    async throws
  {
    let first = try Museum.stage()
    try await first.play(.take("Hall 1"))
    var recording: Recording?
    let stage = try await first.restarted { try Museum.stage { recording = $0.record() } }
    try await stage.play(.back)
    recording?.stop()
    var explorer = Explorer { try Booth.stage() }
    explorer.limits.actions = 5
    let replay = try await explorer.replay(try #require(recording).journal)
    let departure = try #require(replay.departure)
    #expect(
      departure.hasSuffix(
        "• The limit of 5 attempts is reached: the visit began where the one before it ended, and nothing leads there. Replay that visit as well, or let the stage begin nearer to this place."
      ))
    #expect("\(replay)" == "1. the start: 0 events\n\(departure)")
    let bug = await replay.bug()
    #expect(
      bug.test == """
        @MainActor @Test(.stages)
        func `This visit goes on from Lobby`() async throws {
          let stage = try makeStage()
          stage.expectOutline(
            \"""
            stack Booth
              Lobby
            \""")
          Issue.record("Nothing leads to line 2 of the record.")
        }
        """)
    #expect(bug.kind.description == "departure")
    #expect(
      bug.detail == "No check finds a bug up to here, where the replay departs from the record.")
  }
}
