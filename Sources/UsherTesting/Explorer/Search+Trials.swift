import Usher

extension Search {
  /// Tries an act in a state, on a fresh stage, and returns the state that it leads to.
  @discardableResult
  func attempt(_ act: Act, from origin: Int) async -> Int? {
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
    let played = await explorer.play(act, on: stage)
    observer.cancel()
    let glimpse = explorer.glimpse(stage)
    let (index, isNew) = place(glimpse, state.path + [act], isRestless: played.unrest != nil)
    add(Exploration.Way(from: origin, act: act, to: index))
    noteWork(on: stage)
    var look = Look(stage, state.path + [act], glimpse, isNew: isNew, in: explorer)
    look.before = state.glimpse
    look.played = played
    await take(look)
    stage.director.close()
    stage.care = .hasty
    if isNew { await stage.rest() }
    return Trial(index: index, isNew: isNew, ledger: stage.director.ledger ?? Ledger())
  }

  /// A stage that stands where a state was seen; `nil` where that does not come about again.
  func stand(at state: Exploration.State?) async -> TestStage? {
    let path = state?.path ?? []
    do {
      if let stage = try await explorer.stage(after: path, at: state?.glimpse.key) { return stage }
      guard let state else { return nil }
      var other = try await explorer.stage(.thorough, after: path)
      if explorer.glimpse(other).key == state.glimpse.key {
        await explorer.end(other)
        other = try await explorer.stage(.thorough, after: path)
      }
      note(.chance(state.glimpse, explorer.glimpse(other), path, explorer.code), after: path)
      await explorer.end(other)
    } catch {
      note(.thrown(error, by: "The stage"), after: path)
    }
    return nil
  }

  /// The state that looks like a glimpse; in one that never rests nothing is tried.
  func place(
    _ glimpse: Glimpse, _ path: [Act], isRestless: Bool = false
  ) -> (index: Int, isNew: Bool) {
    if let index = indices[glimpse.key] { return (index, false) }
    exploration.states.append(
      Exploration.State(
        outline: glimpse.outline, path: path, glimpse: glimpse,
        untried: isRestless ? [] : Set(glimpse.acts), isRestless: isRestless))
    indices[glimpse.key] = exploration.states.count - 1
    return (exploration.states.count - 1, true)
  }
}
