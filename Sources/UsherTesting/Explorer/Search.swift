import Usher

/// One exploration while it goes on.
@MainActor final class Search {
  var exploration = Exploration()
  let explorer: Explorer
  let record: Record
  var roll = Roll()
  var indices: [String: Int] = [:]
  var known = Known()
  private var ends: [Exploration.Way.Start: Int] = [:]

  init(_ explorer: Explorer) {
    self.explorer = explorer
    record = Record(explorer.record)
    explorer.patience.moves = Stillness.limit
  }

  func add(_ way: Exploration.Way) {
    exploration.ways.append(way)
    ends[way.start] = way.to
  }

  /// Notes where work is running though nothing moves and the stage's clock wakes nobody.
  func noteWork(on stage: TestStage) {
    if stage.awaitsOthers { exploration.isWorkRunning = true }
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
    for act in state.glimpse.acts where state.untried.contains(act) {
      guard exploration.actCount < explorer.bounds.acts else {
        exploration.isComplete = false
        return
      }
      await attempt(act, from: index)
    }
  }

  /// Walks from the start again and again, as a seed has it, to what has not been tried if it can.
  func goAtRandom(seed: UInt64, walks: Int) async {
    exploration.seed = seed
    guard await begin() else { return }
    var random = SplitMix64(seed: seed)
    for _ in 0..<walks { await walk(&random) }
    exploration.isComplete = exploration.states.allSatisfy(\.untried.isEmpty)
  }

  private func walk(_ random: inout SplitMix64) async {
    var index = 0
    for _ in 0..<explorer.bounds.depth where exploration.actCount < explorer.bounds.acts {
      let state = exploration.states[index]
      if state.isRestless { return }
      let untried = state.glimpse.acts.filter(state.untried.contains)
      let acts = untried.isEmpty ? state.glimpse.acts : untried
      guard let act = acts.randomElement(using: &random) else { return }
      let end = ends[Exploration.Way.Start(from: index, act: act)]
      if let end { index = end } else { index = await attempt(act, from: index) ?? 0 }
    }
  }

  /// Looks at a stage on which nothing has been done.
  private func begin() async -> Bool {
    record.note([], on: explorer.code)
    guard let stage = await stand(at: nil) else { return false }
    roll = Roll(stage)
    roll.call(stage)
    let unrest = await stage.unrest()
    let glimpse = explorer.glimpse(stage)
    _ = place(glimpse, [], isRestless: unrest != nil)
    noteWork(on: stage)
    var look = Look(stage, [], glimpse, isNew: true, in: explorer)
    look.played.unrest = unrest
    await take(look)
    await explorer.end(stage)
    return true
  }
}
