import UsherTesting

extension Explorer.Check {
  /// The checks that an explorer applies by default.
  public static var all: [Explorer.Check] {
    [
      failures, livelocks, leaks, guards, results, unseen, doublePushes, doubleAlerts, titles,
      offers, order, links, restorations, deadEnds, unreached,
    ]
  }

  /// Finds errors and failures, and screens or flows that cannot be made.
  public static let failures = Explorer.Check(.failure) { context in
    if let error = context.played.error, !(error is CancellationError) {
      return [.thrown(error, by: context.path.last.map { "\($0)" } ?? "The start")]
    }
    return context.stage.failures.map(CheckFailure.failed)
  }

  /// Finds stages that never settle.
  public static let livelocks = Explorer.Check(.livelock) { context in
    context.played.livelock.map { [.restless($0)] } ?? []
  }

  /// Finds objects that have ended and are still alive; each leak is waited for once.
  ///
  /// A task that sleeps on the stage's clock may hold an ended object until it wakes.
  public static let leaks = Explorer.Check(.leak) { context in
    let (director, known) = (context.stage.director, context.known.leaks)
    func isFresh(_ entry: LifetimeTracker.Entry) -> Bool {
      !known.contains("\(entry.kind.rawValue) \(entry.name)")
    }
    await context.explorer.wait { !director.outlived.contains(where: isFresh) }
    guard director.outlived.contains(where: isFresh) else { return [] }
    return context.stage.leaks.filter { !context.stage.mayRelease($0) }.map(CheckFailure.leaked)
  }

  /// Finds trees that the guards do not allow.
  public static let guards = Explorer.Check(.bypass) { context in
    context.stage.director.standingDenials.map { CheckFailure.bypassed($0.name, $0.reason) }
  }

  /// Finds results that no code receives.
  public static let results = Explorer.Check(.lostResult) { context in
    context.stage.lostResults.map(CheckFailure.lost)
  }

  /// Finds screens that come and go within one turn, unseen.
  public static let unseen = Explorer.Check(.unseen) { context in
    context.stage.unseenScreens.map(CheckFailure.unseen)
  }

  /// Finds offers that show a screen twice after two quick taps.
  ///
  /// If an offer shows its screen after some time, the results are compared after that time.
  public static let doublePushes = Explorer.Check(.doublePush) { context in
    guard case .take(let title)? = context.path.last, let before = context.before,
      context.played.livelock == nil
    else { return [] }
    let isLate = context.after.actions.contains(.wait) && !before.actions.contains(.wait)
    let time: [UserAction] = isLate ? [.wait] : []
    guard isLate || !context.after.isKnown(context.known, since: before) else { return [] }
    let once = isLate ? try await context.stateKey(after: [.take(title)] + time) : context.after
    guard let once, !once.isKnown(context.known, since: before),
      let twice = try await context.stateKey(after: [.takeTwice(title)] + time),
      let name = twice.doubled(once: once, before: before)
    else { return [] }
    return [.doublePushed(name, title, (once.outline, twice.outline), time)]
  }

  /// Finds links that lead elsewhere than to their own place, or skip steps before it.
  public static let links = Explorer.Check(.strayLink) { context in
    guard context.isNew, let link = context.stage.director.currentLink else { return [] }
    let other = try await context.explorer.nextStage(after: context.stage)
    defer { other.director.close() }
    let complaint = await context.stage.strayLink(on: other)
    return complaint.map { [.strayed(link, $0, code: context.explorer.restartCode)] } ?? []
  }
  .concluding { await SkippedSteps.failures(in: $0, $1) }

  /// Finds states that are not restored from their saved form, or cannot be left once they are.
  public static let restorations = Explorer.Check(.restoration) { context in
    guard context.isNew, context.played.livelock == nil, !context.after.isClosed else { return [] }
    let code = context.explorer.restartCode
    let name = context.after.active?.name ?? "nothing"
    let (complaint, isStuck) = try await context.onRestart { other in
      let complaint = await context.stage.difference(afterRestartOn: other)
      let isRemovable = context.after.isRemovable
      return (complaint, isRemovable ? await other.isStuck(like: context.stage) : false)
    }
    if let complaint { return [.unrestored(name, complaint, code: code)] }
    guard isStuck, try await context.onFreshStage(after: context.path, { await $0.canLeave() })
    else { return [] }
    return [.stuck(name, context.after.outline, code: code)]
  }

  /// Finds screens that the user cannot leave.
  public static let deadEnds = Explorer.Check(.deadEnd) { exploration, _ in
    DeadEnds(exploration).found.map { index in
      let state = exploration.states[index]
      return (.deadEnd(state.stateKey.active?.name ?? "", state.outline), state.path)
    }
  }

  /// Finds screens and coordinators that are registered and were never shown.
  public static let unreached = Explorer.Check(.unreached) { exploration, explorer in
    exploration.unreached.map { (.unreached($0, exploration, code: explorer.code), []) }
  }
}

extension StateKey {
  /// A new screen that two taps brought more often than one tap did.
  fileprivate func doubled(once: StateKey, before: StateKey) -> String? {
    once.news(since: before).first { count($0) > once.count($0) }
  }

  /// Returns true if each of the new screens has been reported already.
  fileprivate func isKnown(_ known: Search.Known, since before: StateKey) -> Bool {
    news(since: before).allSatisfy { known.holds(.doublePush, $0) }
  }

  /// The screens that occur here more often than before.
  private func news(since before: StateKey) -> [String] {
    Set(positions.map(\.name)).sorted().filter { count($0) > before.count($0) }
  }

  private func count(_ name: String) -> Int { positions.count { $0.name == name } }
}
