import Usher

extension Explorer.Check {
  /// The checks that an explorer applies by default.
  public static var all: [Explorer.Check] {
    [
      failures, unrest, leaks, guards, results, unseen, doublePushes, links, restorations, deadEnds,
      unreached,
    ]
  }

  /// Looks for what throws, fails, or cannot be made.
  public static let failures = Explorer.Check(.failure) { context in
    if let error = context.played.error, !(error is CancellationError) {
      return [.thrown(error, by: context.path.last.map { "\($0)" } ?? "The start")]
    }
    return context.stage.failures.map(CheckFailure.failed)
  }

  /// Looks for what does not settle.
  public static let unrest = Explorer.Check(.unrest) { context in
    context.played.unrest.map { [.restless($0)] } ?? []
  }

  /// Looks for what outlives its time; a leak that is known is not waited for again.
  public static let leaks = Explorer.Check(.leak) { context in
    let (director, known) = (context.stage.director, context.known.leaks)
    func isFresh(_ entry: LifetimeTracker.Entry) -> Bool {
      !known.contains("\(entry.kind.rawValue) \(entry.name)")
    }
    await context.explorer.wait { !director.outlived.contains(where: isFresh) }
    guard director.outlived.contains(where: isFresh) else { return [] }
    return context.stage.leaks.map(CheckFailure.leaked)
  }

  /// Looks for what stands and is not allowed.
  public static let guards = Explorer.Check(.bypass) { context in
    context.stage.director.standingDenials.map { CheckFailure.bypassed($0.name, $0.reason) }
  }

  /// Looks for results that no code receives.
  public static let results = Explorer.Check(.lostResult) { context in
    context.stage.lostResults.map(CheckFailure.lost)
  }

  /// Looks for screens that come and go within one turn, unseen.
  public static let unseen = Explorer.Check(.unseen) { context in
    context.stage.unseenScreens.map(CheckFailure.unseen)
  }

  /// Looks, after each offer that brings a screen, whether two quick taps bring it twice.
  ///
  /// If an offer brings its screen after some time, both stages are compared after that time.
  public static let doublePushes = Explorer.Check(.doublePush) { context in
    guard case .take(let title)? = context.path.last, let before = context.before,
      context.played.unrest == nil
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

  /// Looks whether the link of each state leads to where it was printed.
  public static let links = Explorer.Check(.strayLink) { context in
    guard context.isNew, let link = context.stage.director.currentLink else { return [] }
    let other = try await context.explorer.stage(.hasty)
    defer { other.director.close() }
    return await context.stage.strayLink(on: other).map { [.strayed(link, $0, code: context.code)] }
      ?? []
  }

  /// Looks whether the saved form of each state is restored.
  public static let restorations = Explorer.Check(.restoration) { context in
    guard context.isNew, context.played.unrest == nil, !context.after.isClosed else { return [] }
    let complaint = try await context.onRestart {
      await context.stage.difference(afterRestartOn: $0)
    }
    let name = context.after.active?.name ?? "nothing"
    return complaint.map { [.unrestored(name, $0, code: context.code)] } ?? []
  }

  /// Looks for screens that the user cannot leave any more.
  public static let deadEnds = Explorer.Check(.deadEnd) { exploration, _ in
    DeadEnds(exploration).found.map { index in
      let state = exploration.states[index]
      return (.deadEnd(state.stateKey.active?.name ?? "", state.outline), state.path)
    }
  }

  /// Looks for screens and coordinators that are registered and were never shown.
  public static let unreached = Explorer.Check(.unreached) { exploration, explorer in
    exploration.unreached.map { (.unreached($0, exploration, code: explorer.code), []) }
  }
}

extension StateKey {
  /// A screen that stands here more often than after one tap, which had brought it.
  fileprivate func doubled(once: StateKey, before: StateKey) -> String? {
    once.news(since: before).first { count($0) > once.count($0) }
  }

  /// Returns whether two taps are known to bring every new screen twice.
  fileprivate func isKnown(_ known: Known, since before: StateKey) -> Bool {
    news(since: before).allSatisfy { known.holds(.doublePush, $0) }
  }

  /// The screens that stand here more often than before.
  private func news(since before: StateKey) -> [String] {
    Set(positions.map(\.name)).sorted().filter { count($0) > before.count($0) }
  }

  private func count(_ name: String) -> Int { positions.count { $0.name == name } }
}
