extension Explorer {
  /// Something that an explorer looks for; an app may add checks of its own.
  @MainActor public struct Check {
    /// The kind of its findings.
    public let kind: Finding.Kind
    private let look: @MainActor (Look) async throws -> [Fault]
    private let end: @MainActor (Exploration, Explorer) -> [(Fault, [Act])]

    /// Makes a check.
    ///
    /// - Parameters:
    ///   - kind: The kind of its findings.
    ///   - look: Looks at a stage after each act; what it throws is a finding as well.
    public init(
      _ kind: Finding.Kind, look: @escaping @MainActor (Look) async throws -> [Fault]
    ) {
      self.kind = kind
      self.look = look
      end = { _, _ in [] }
    }

    init(
      _ kind: Finding.Kind, end: @escaping @MainActor (Exploration, Explorer) -> [(Fault, [Act])]
    ) {
      self.kind = kind
      look = { _ in [] }
      self.end = end
    }

    func faults(_ look: Look) async -> [Fault] {
      do {
        return try await self.look(look)
      } catch {
        return [.thrown(error, by: "The check for a \(kind)")]
      }
    }

    func conclude(
      _ exploration: Exploration, _ explorer: Explorer
    ) -> [(Fault, [Act])] {
      end(exploration, explorer)
    }
  }
}

extension Explorer.Check {
  /// All that an explorer looks for unless it is told otherwise.
  public static var all: [Explorer.Check] {
    [
      failures, unrest, leaks, guards, results, doublePushes, links, restorations, deadEnds,
      unreached,
    ]
  }

  /// Looks for what throws, fails, or cannot be made.
  public static let failures = Explorer.Check(.failure) { look in
    if let error = look.error, !(error is CancellationError) {
      return [.thrown(error, by: look.path.last.map { "\($0)" } ?? "The start")]
    }
    return look.stage.failures.map(Fault.failed)
  }

  /// Looks for what does not settle.
  public static let unrest = Explorer.Check(.unrest) { look in
    look.unrest.map { [.restless($0)] } ?? []
  }

  /// Looks for what outlives its time.
  public static let leaks = Explorer.Check(.leak) { look in
    let director = look.stage.director
    await Stillness.waits(until: { director.outlived.isEmpty })
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

  /// Looks, after each offer that brings a screen, whether two quick taps bring it twice.
  public static let doublePushes = Explorer.Check(.doublePush) { look in
    guard look.isFirstTap, case .take(let title)? = look.path.last, let before = look.before,
      before.key != look.after.key
    else { return [] }
    let twice = Array(look.path.dropLast()) + [.takeTwice(title)]
    let doubled = try await look.onFreshStage(after: twice) { Glimpse($0) }
    guard let name = doubled.doubled(once: look.after, before: before) else { return [] }
    return [.doublePushed(name, title, once: look.after.outline, twice: doubled.outline)]
  }

  /// Looks whether the link of each state leads to where it was printed.
  public static let links = Explorer.Check(.strayLink) { look in
    guard look.isNew, let link = look.stage.director.currentLink else { return [] }
    let complaint = try await look.onFreshStage { await look.stage.strayLink(on: $0) }
    return complaint.map { [.strayed(link, $0, code: look.code)] } ?? []
  }

  /// Looks whether what is saved of each state comes back.
  public static let restorations = Explorer.Check(.restoration) { look in
    guard look.isNew, look.unrest == nil else { return [] }
    let complaint = try await look.onRestart { await look.stage.difference(afterRestartOn: $0) }
    let name = look.after.active?.name ?? "nothing"
    return complaint.map { [.unrestored(name, $0, code: look.code)] } ?? []
  }

  /// Looks for screens that the user cannot leave any more.
  public static let deadEnds = Explorer.Check(.deadEnd) { exploration, _ in
    let successors = exploration.successors
    return exploration.states.indices.compactMap { index in
      let state = exploration.states[index]
      guard exploration.isDeadEnd(index, successors) else { return nil }
      return (.deadEnd(state.glimpse.active?.name ?? "", state.outline), state.path)
    }
  }

  /// Looks for screens and coordinators that are registered and were never shown.
  public static let unreached = Explorer.Check(.unreached) { exploration, explorer in
    exploration.unreached.map { (.unreached($0, exploration, code: explorer.code), []) }
  }
}

extension Exploration {
  /// Whether the active screen of a state stands in all states that the user can get to from it, and
  /// is not what the window is made of; or whether nothing can be done at all.
  fileprivate func isDeadEnd(_ index: Int, _ successors: [[Int]]) -> Bool {
    guard let active = states[index].glimpse.active,
      let closure = closure(of: index, successors)
    else { return false }
    guard states[index].glimpse.isRemovable else { return index > 0 && closure.count == 1 }
    return closure.allSatisfy { states[$0].glimpse.places.contains(active) }
  }
}

extension Glimpse {
  /// A screen that stands here more often than after one tap, which had brought it.
  fileprivate func doubled(once: Glimpse, before: Glimpse) -> String? {
    places.map(\.name).sorted().first { name in
      count(name) > once.count(name) && once.count(name) > before.count(name)
    }
  }

  private func count(_ name: String) -> Int { places.count { $0.name == name } }
}
