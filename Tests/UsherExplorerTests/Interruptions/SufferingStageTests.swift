import Testing
import UsherExplorer

/// The messages of an interrupted stage, and bugs that are not blamed on an interruption.
@MainActor struct SufferingStageTests {
  @Test func `A value that is kept twice fails, and the message says what is kept`() async throws {
    let issues = try await recordedIssues {
      let stage = try TestStage(root: Plain(.stack(Page("Hall"))))
      stage.keep("seat") { _ in ["A3", "A3", "A4"] }
      stage.expectKept("seat A4")
      stage.expectKept("seat A3", times: 2)
      stage.expectKept("seat A3")
    }
    #expect(
      issues == [
        """
        The app keeps “seat A3” 2 times instead of 1 time.
          Kept: seat A3, seat A3, seat A4.
        stack Plain
          Page
        """
      ])
  }

  @Test func `A stage refuses a restart and a swipe that is impossible`() async throws {
    let stage = try TestStage(root: Plain(.stack(Page("Hall"))))
    for (action, remedy) in [
      (UserAction.interrupt(.killed), "Make the stage of the next run: "),
      (.interrupt(.cancelledSwipe), "See the outline for the current place:\nstack Plain"),
    ] {
      let error = await #expect(throws: StageError.self) { try await stage.play(action) }
      #expect(error?.description.contains(remedy) == true, "\(String(describing: error))")
    }
  }

  @Test func `A bug that shows without an interruption reddens no cell`() async {
    for bug in [Booth.Bug.leak, .outliving, .bypass, .lostResult, .failure] {
      let table = await Explorer { try Booth.stage(bug) }.interrupt()
      #expect(table.lostCount == 0, "\(bug):\n\(table)\n\(table.findings)")
      #expect(!table.findings.isEmpty, "\(bug)")
    }
  }

  @Test func `A stuck app is an issue that quotes its outline`() async throws {
    let issues = try await recordedIssues {
      let stage = try TestStage(root: Plain(.stack(Page("Hall"))))
      await stage.expectWayOn()
    }
    #expect(
      issues == [
        """
        After 20 turns of quiet the user can do nothing that has an effect:
        stack Plain
          Page
        """
      ])
  }
}

extension SufferingStageTests {
  @Test func `A rotation arranges an adaptive layout for the other width, and back`() async throws {
    let (hall, office) = (Page("Hall"), Page("Office"))
    let stage = try TestStage(
      root: Plain(
        .adaptive(
          compact: .tabs(SceneLayout.stack(hall), SceneLayout.stack(office)),
          regular: .split(SceneLayout.stack(office), SceneLayout.stack(hall)))))
    let tree = stage.director.tree
    try await stage.play(.interrupt(.rotation))
    let shown = stage.log.compactMap { event in
      if case .admitted(let change) = event { change.edits.count } else { nil }
    }
    #expect(shown.suffix(2).allSatisfy { $0 > 0 } && shown.count >= 2, "\(stage.log)")
    #expect(stage.director.tree == tree && stage.director.width == .compact)
  }

  @Test func `An explorer tries the interruptions that it is given, and no others`() async {
    var explorer = Explorer { try Kitchen.stage() }
    explorer.interruptions = [.rotation, .dayForward, .notification]
    let table = await Fault.$isOn.withValue(true) { await explorer.interrupt() }
    #expect(table.stateCount == 8 && table.trialCount == 16, "\(table)")
    #expect(table.findings.map(\.subject) == ["a jump of the clock: ring egg is doubled"])
  }

  @Test func `A table that the explorer's limits cut short has a note`() async {
    var explorer = Explorer { try Booth.stage() }
    explorer.limits.states = 2
    let table = await explorer.interrupt()
    #expect(!table.isComplete && table.stateCount == 2, "\(table)")
    #expect(table.summary.hasSuffix(", cut short by its limits"))
  }

  @Test func `An error of the app's own interruption is a finding`() async {
    var explorer = Explorer { try Kitchen.stage() }
    explorer.interruptions = [.interruption("the stove is off") { _ in throw Smudge() }]
    let table = await explorer.interrupt()
    #expect(table.findings.first?.subject == "Smudge" && table.lostCount == 8, "\(table)")
  }
}
