import UsherTesting

extension StageConsole {
  /// Returns the stage, which is made for the first command.
  func started() async throws -> TestStage {
    if let stage { return stage }
    let stage = try await freshStage()
    self.stage = stage
    return stage
  }

  private func freshStage() async throws -> TestStage {
    do {
      let fresh = try await makeStage()
      guard fresh !== stage else {
        throw CommandError("\(code)\n  • Make a new stage each time the console calls the closure.")
      }
      if let complaint = await fresh.livelock() { problem = complaint }
      return fresh
    } catch {
      problem = "The app does not start.\n\(error)"
      throw CommandError("The app does not start.\n\(error)")
    }
  }

  func restart() async throws -> Reply {
    try await replaceStage()
    problem = nil
    return Reply(try await view().text())
  }

  private func replaceStage() async throws {
    let fresh = try await freshStage()
    stage?.director.close()
    (stage, steps) = (fresh, [])
  }

  /// Performs a step, and reports its effects.
  func act(_ kind: Step.Kind) async throws -> Reply {
    let stage = try await started()
    guard !stage.isClosed else { throw CommandError(StageView(stage).text()) }
    let (before, time) = (StageView(stage).text(isWhole: true), stage.clock.now)
    let start = stage.log.count
    let effects = await stage.perform(kind)
    let kind = effects.hasStopped ? .advance(time.duration(to: stage.clock.now)) : kind
    let report = Report(effects, events: Array(stage.log[start...]), at: stage.clock)
    problem = report.problem ?? problem
    let after = StageView(stage)
    let isSame = after.text(isWhole: true) == before
    // A refused link is a mistake, as a wrong name is: neither is a step of a test.
    if !(isSame && report.isProblem && kind.isLink) { record(kind, effects, on: stage) }
    return Reply(
      (report.notes + [isSame ? "Nothing has changed." : after.text()]).joined(separator: "\n"),
      isProblem: report.isProblem)
  }

  private func record(_ kind: Step.Kind, _ effects: TestStage.Effects, on stage: TestStage) {
    var step = Step(kind: kind, view: StageView(stage).text(isWhole: true))
    if case .action = kind { step.throwsError = effects.error != nil }
    steps.append(step)
  }

  /// Plays all but the last step on a new stage.
  func undo() async throws -> Reply {
    let (done, kept) = (steps, steps.dropLast())
    guard !done.isEmpty else { throw CommandError("Nothing has been done that could be undone.") }
    try await replaceStage()
    let stage = try await started()
    for step in kept { record(step.kind, await stage.perform(step.kind), on: stage) }
    let place = StageView(stage).text()
    guard let index = kept.indices.first(where: { kept[$0].view != steps[$0].view }) else {
      return Reply(place)
    }
    let step = kept[index].code.joined(separator: "; ")
    return Reply(
      "This step led elsewhere than the first time: \(step)\n\(place)", isProblem: true)
  }
}
