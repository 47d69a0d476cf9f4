import Usher

/// One exploration while it goes on.
@MainActor final class Search {
  private(set) var exploration = Exploration()
  private let explorer: Explorer
  private let record: Record
  private var roll = Roll()
  private var indices: [String: Int] = [:]
  private var subjects: Set<[String]> = []
  private var tapped: Set<[String]> = []

  init(_ explorer: Explorer) {
    self.explorer = explorer
    record = Record(explorer.record)
  }

  /// Tries every act of every state, the ones seen first before the others.
  func goInBreadth() async {
    guard await begin() else { return }
    var next = 0
    while next < exploration.states.count {
      await tryAll(from: next)
      next += 1
    }
  }

  private func tryAll(from index: Int) async {
    let state = exploration.states[index]
    guard index < explorer.bounds.states, state.path.count < explorer.bounds.depth else {
      exploration.isComplete = false
      return
    }
    for act in state.glimpse.acts {
      guard exploration.actCount < explorer.bounds.acts else {
        exploration.isComplete = false
        return
      }
      await attempt(act, from: index)
    }
  }

  /// Walks from the start again and again, as a seed has it.
  func goAtRandom(seed: UInt64, walks: Int) async {
    exploration.isComplete = false
    guard await begin() else { return }
    var random = SplitMix64(seed: seed)
    for _ in 0..<walks {
      var index = 0
      for _ in 0..<explorer.bounds.depth where exploration.actCount < explorer.bounds.acts {
        let acts = exploration.states[index].glimpse.acts
        guard let act = acts.randomElement(using: &random) else { break }
        index = await attempt(act, from: index) ?? 0
      }
    }
  }

  /// Looks at a stage on which nothing has been done.
  private func begin() async -> Bool {
    record.note([], on: explorer.code)
    guard let stage = await stand(at: nil) else { return false }
    roll = Roll(stage)
    roll.call(stage)
    let (glimpse, unrest) = (Glimpse(stage, links: links(on: stage)), await stage.unrest())
    _ = place(glimpse, [])
    await take(Look(stage, [], glimpse, isNew: true, unrest: unrest, in: explorer))
    await explorer.end(stage)
    return true
  }
}

extension Search {
  /// Tries an act in a state, on a fresh stage, and returns the state that it leads to.
  @discardableResult
  private func attempt(_ act: Act, from origin: Int) async -> Int? {
    let path = exploration.states[origin].path + [act]
    record.note(path, on: explorer.code)
    exploration.actCount += 1
    guard let trial = await play(act, from: origin) else { return nil }
    exploration.states[origin].untried.remove(act)
    if trial.isNew { await lookBack(at: trial.ledger, after: path) }
    return trial.index
  }

  private struct Trial {
    let index: Int
    let isNew: Bool
    let ledger: Ledger
  }

  private func play(_ act: Act, from origin: Int) async -> Trial? {
    let state = exploration.states[origin]
    guard let stage = await stand(at: state) else { return nil }
    stage.forgetEvents()
    let observer = stage.director.observe { [roll, weak stage] in
      if let stage { roll.hear($0, on: stage) }
    }
    let error = await explorer.perform(act, on: stage)
    let unrest = await stage.unrest()
    observer.cancel()
    let glimpse = Glimpse(stage, links: links(on: stage))
    let (index, isNew) = place(glimpse, state.path + [act])
    exploration.ways.append(Exploration.Way(from: origin, act: act, to: index))
    var look = Look(
      stage, state.path + [act], glimpse, isNew: isNew, unrest: unrest, in: explorer)
    look.before = state.glimpse
    look.error = error
    look.isFirstTap = tapped.insert([state.glimpse.active?.name ?? "", "\(act)"]).inserted
    await take(look)
    await explorer.end(stage)
    return Trial(index: index, isNew: isNew, ledger: stage.director.ledger ?? Ledger())
  }

  /// A stage that stands where a state was seen; `nil` where that does not come about again.
  private func stand(at state: Exploration.State?) async -> TestStage? {
    let path = state?.path ?? []
    do {
      let stage = try await explorer.stage(after: path)
      guard let state, Glimpse(stage, links: links(on: stage)).key != state.glimpse.key else {
        return stage
      }
      note(.chance(state.outline, stage.outline), after: path)
      await explorer.end(stage)
    } catch {
      note(.thrown(error, by: "The stage"), after: path)
    }
    return nil
  }

  private func links(on stage: TestStage) -> [String] {
    explorer.links + stage.director.plainLinks.filter { !explorer.links.contains($0) }
  }

  private func place(_ glimpse: Glimpse, _ path: [Act]) -> (index: Int, isNew: Bool) {
    if let index = indices[glimpse.key] { return (index, false) }
    exploration.states.append(
      Exploration.State(
        outline: glimpse.outline, path: path, glimpse: glimpse, untried: Set(glimpse.acts)))
    indices[glimpse.key] = exploration.states.count - 1
    return (exploration.states.count - 1, true)
  }
}

extension Search {
  private func take(_ look: Look) async {
    for check in explorer.checks {
      for fault in await check.faults(look) { note(fault, after: look.path) }
    }
  }

  /// Looks whether anything outlives a window that has closed and that nobody holds any more.
  private func lookBack(at ledger: Ledger, after path: [Act]) async {
    guard explorer.checks.contains(where: { $0.kind == .leak }) else { return }
    await Turn.rest { ledger.entries.count { $0.object != nil } }
    for entry in ledger.entries where entry.object != nil {
      note(.outliving(entry), after: path)
    }
  }

  private func note(_ fault: Fault, after path: [Act]) {
    let finding = Finding(fault, after: path, on: explorer.code)
    guard !explorer.isMeant(finding) else { return }
    guard subjects.insert([finding.kind.description, finding.subject]).inserted else { return }
    exploration.findings.append(finding)
  }

  /// Looks at all that was seen, once nothing is left to try.
  func finish() async -> Exploration {
    exploration.unreached = roll.missing
    for check in explorer.checks {
      for (fault, path) in check.conclude(exploration, explorer) { note(fault, after: path) }
    }
    await shorten()
    record.end()
    return exploration
  }

  /// Leaves out of each path what is not needed; a path in breadth is the shortest already.
  private func shorten() async {
    guard case .random = explorer.order else { return }
    for index in exploration.findings.indices {
      exploration.findings[index] = await Shortening(explorer).shorten(exploration.findings[index])
    }
  }
}
