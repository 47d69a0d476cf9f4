import Foundation
import Testing
import UsherExplorer

/// A recorded visit with a bug becomes a short test that fails on the bug.
@MainActor struct VisitReplayTests {
  private func replayed(_ visit: MuseumVisit) async throws -> (VisitReplay, Finding) {
    let journal = try await visit.recorded()
    return try await Fault.$isOn.withValue(true) {
      let replay = try await visit.explorer.replay(journal)
      return (replay, await replay.bug())
    }
  }

  @Test(arguments: MuseumVisit.all)
  func `A visit with a planted bug becomes a test of at most eight lines`(
    visit: MuseumVisit
  ) async throws {
    let (replay, bug) = try await replayed(visit)
    #expect(replay.departure == nil, "\(replay.departure ?? "")")
    #expect(bug.kind == visit.kind && bug.subject == visit.subject, "\(replay.path) \(bug)")
    let body = bug.test.split(separator: "\n").dropFirst(2).dropLast()
    #expect(body.count <= 8, "\(bug.test)")
    #expect(
      try PrintedTests.contains(bug.test, in: ["../Replay/PrintedVisitTests"]),
      "not among the printed tests:\n\(bug.test)\n--")
  }

  @Test func `Visits exist for twenty planted bugs`() {
    #expect(Set(MuseumVisit.all.map(\.bug)).count == Museum.Bug.allCases.count)
    #expect(MuseumVisit.all.count >= 20)
  }

  @Test(arguments: MuseumVisit.all.prefix(1))
  func `A visit to a museum without the bug is blamed for nothing`(visit: MuseumVisit) async throws
  {
    let journal = try await visit.recorded()
    var explorer = visit.explorer
    explorer.limits.actions = 100
    let bug = try await explorer.replay(journal).bug()
    #expect(bug.kind.description == "place", "\(bug)")
  }

  @Test func `A file that a crash cuts off is replayed up to there, and others are refused`()
    async throws
  {
    let visit = MuseumVisit.all[0]
    let (text, explorer) = (try await visit.recorded().text, visit.explorer)
    let file = FileManager.default.temporaryDirectory.appending(path: "usher-visit-\(UUID())")
    defer { try? FileManager.default.removeItem(at: file) }
    func replay(_ text: String) async throws -> VisitReplay {
      try Data(text.utf8).write(to: file)
      return try await explorer.replay(path: file.path)
    }
    let torn = try await replay(String(text.dropLast(20)))
    #expect(torn.damage?.reason == .malformed && torn.departure == nil)
    let lines = text.split(separator: "\n").map(String.init)
    let damaged = try await replay(
      (lines.prefix(8) + ["?"] + lines.dropFirst(8)).joined(separator: "\n"))
    #expect(damaged.damage?.line == 9)
    let twice = try await replay(([String](lines.prefix(4)) + lines).joined(separator: "\n"))
    #expect(twice.damage == nil && twice.departure == nil && twice.path == torn.path)
    for other in ["", "\n", "hello", "{}", "[1,2]", "{\"at\":0}", "\u{0}\u{1}"] {
      await #expect(throws: JournalError.self, "\(other)") { _ = try await replay(other) }
    }
    await #expect(throws: JournalError.self) { _ = try await explorer.replay(path: "/nowhere") }
  }

  @Test func `A visit whose window closed does not depart, though its last line is lost`()
    async throws
  {
    let stage = try Booth.stage()
    let recording = stage.director.record()
    try await stage.take("Show 7")
    stage.director.close()
    await stage.settle()
    recording.stop()
    var explorer = Explorer { try Booth.stage() }
    explorer.limits.actions = 20
    for lost in 0...1 {
      let entries = Array(recording.journal.entries.dropLast(lost))
      let replay = try await explorer.replay(Journal(entries))
      #expect(replay.departure == nil && replay.path == [.take("Show 7")])
    }
  }

  @Test func `A replay that departs from the record names the line and the place`() async throws {
    let visit = MuseumVisit.all[0]
    var explorer = Explorer { try Booth.stage() }
    explorer.limits.actions = 10
    let replay = try await explorer.replay(try await visit.recorded())
    #expect(replay.departure?.hasPrefix("The replay departs from the record at line 2 of ") == true)
    #expect(replay.path.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A window that folds is replayed, also one that was wide from the start`(
    isWide: Bool
  ) async throws {
    let (wide, narrow) = (
      UserAction.interrupt(.resized(to: .regular)), UserAction.interrupt(.resized(to: .compact))
    )
    let acts = isWide ? [narrow, .select("Hall")] : [.select("Office"), wide, narrow]
    var recording: Recording?
    let stage = try Self.house {
      recording = $0.record()
      if isWide { $0.report(.resized(width: 900)) }
    }
    for act in acts { try await stage.play(act) }
    recording?.stop()
    let replay = try await Explorer { try Self.house() }.replay(try #require(recording).journal)
    #expect(replay.departure == nil)
    // A stage begins compact, with the other place in front.
    #expect(replay.path == (isWide ? [.select("Office"), wide] : []) + acts)
    await #expect(throws: StageError.self) { try await stage.play(narrow) }
  }

  private static func house(
    prepare: ((SceneDirector) -> Void)? = nil
  ) throws -> TestStage {
    let (hall, office) = (Page("Hall"), Page("Office"))
    let root = Plain(
      .adaptive(
        compact: .tabs(SceneLayout.stack(hall), SceneLayout.stack(office)),
        regular: .split(SceneLayout.stack(office), SceneLayout.stack(hall))))
    return try TestStage(root: root) { prepare?($0) }
  }
}
