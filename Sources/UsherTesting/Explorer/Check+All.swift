import Usher

extension Explorer.Check {
  /// All that an explorer looks for unless it is told otherwise.
  public static var all: [Explorer.Check] {
    [
      failures, unrest, leaks, guards, results, unseen, doublePushes, links, restorations, deadEnds,
      unreached,
    ]
  }

  /// Looks for what throws, fails, or cannot be made.
  public static let failures = Explorer.Check(.failure) { look in
    if let error = look.played.error, !(error is CancellationError) {
      return [.thrown(error, by: look.path.last.map { "\($0)" } ?? "The start")]
    }
    return look.stage.failures.map(Fault.failed)
  }

  /// Looks for what does not settle.
  public static let unrest = Explorer.Check(.unrest) { look in
    look.played.unrest.map { [.restless($0)] } ?? []
  }

  /// Looks for what outlives its time; a leak that is known is not waited for again.
  public static let leaks = Explorer.Check(.leak) { look in
    let (director, known) = (look.stage.director, look.known.leaks)
    func isFresh(_ entry: Ledger.Entry) -> Bool {
      !known.contains("\(entry.kind.rawValue) \(entry.name)")
    }
    await Stillness.waits { !director.outlived.contains(where: isFresh) }
    guard director.outlived.contains(where: isFresh) else { return [] }
    return look.stage.leaks.map(Fault.leaked)
  }

  /// Looks for what stands and is not allowed.
  public static let guards = Explorer.Check(.bypass) { look in
    look.stage.director.standingDenials.map { Fault.bypassed($0.name, $0.reason) }
  }

  /// Looks for results that nobody takes.
  public static let results = Explorer.Check(.lostResult) { look in
    look.stage.lostResults.map(Fault.lost)
  }

  /// Looks for screens that come and go within one turn, so that nobody sees them.
  public static let unseen = Explorer.Check(.unseen) { look in
    look.stage.unseenScreens.map(Fault.unseen)
  }

  /// Looks, after each offer that brings a screen, whether two quick taps bring it twice.
  ///
  /// Where an offer brings its screen in time, both are looked at after that time.
  public static let doublePushes = Explorer.Check(.doublePush) { look in
    guard case .take(let title)? = look.path.last, let before = look.before,
      look.played.unrest == nil
    else { return [] }
    let isLate = look.after.acts.contains(.wait) && !before.acts.contains(.wait)
    let time: [Act] = isLate ? [.wait] : []
    guard isLate || !look.after.isKnown(look.known, since: before) else { return [] }
    let once = isLate ? try await look.glimpse(after: [.take(title)] + time) : look.after
    guard let once, !once.isKnown(look.known, since: before),
      let twice = try await look.glimpse(after: [.takeTwice(title)] + time),
      let name = twice.doubled(once: once, before: before)
    else { return [] }
    return [.doublePushed(name, title, (once.outline, twice.outline), time)]
  }

  /// Looks whether the link of each state leads to where it was printed.
  public static let links = Explorer.Check(.strayLink) { look in
    guard look.isNew, let link = look.stage.director.currentLink else { return [] }
    let other = try await look.explorer.stage(.hasty)
    defer { other.director.close() }
    return await look.stage.strayLink(on: other).map { [.strayed(link, $0, code: look.code)] } ?? []
  }

  /// Looks whether what is saved of each state comes back.
  public static let restorations = Explorer.Check(.restoration) { look in
    guard look.isNew, look.played.unrest == nil else { return [] }
    let complaint = try await look.onRestart { await look.stage.difference(afterRestartOn: $0) }
    let name = look.after.active?.name ?? "nothing"
    return complaint.map { [.unrestored(name, $0, code: look.code)] } ?? []
  }

  /// Looks for screens that the user cannot leave any more.
  public static let deadEnds = Explorer.Check(.deadEnd) { exploration, _ in
    DeadEnds(exploration).found.map { index in
      let state = exploration.states[index]
      return (.deadEnd(state.glimpse.active?.name ?? "", state.outline), state.path)
    }
  }

  /// Looks for screens and coordinators that are registered and were never shown.
  public static let unreached = Explorer.Check(.unreached) { exploration, explorer in
    exploration.unreached.map { (.unreached($0, exploration, code: explorer.code), []) }
  }
}

extension Glimpse {
  /// A screen that stands here more often than after one tap, which had brought it.
  fileprivate func doubled(once: Glimpse, before: Glimpse) -> String? {
    once.news(since: before).first { count($0) > once.count($0) }
  }

  /// Whether every screen that has come since is known to be brought twice by two taps.
  fileprivate func isKnown(_ known: Known, since before: Glimpse) -> Bool {
    news(since: before).allSatisfy { known.holds(.doublePush, $0) }
  }

  /// The screens that stand here more often than before.
  private func news(since before: Glimpse) -> [String] {
    Set(places.map(\.name)).sorted().filter { count($0) > before.count($0) }
  }

  private func count(_ name: String) -> Int { places.count { $0.name == name } }
}
