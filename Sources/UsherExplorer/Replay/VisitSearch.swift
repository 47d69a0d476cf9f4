import UsherTesting

/// Searches for the user's actions that explain a recorded visit, event by event.
///
/// A record contains changes, and not the buttons that caused them. So at each place the offered
/// actions are tried, each on a new stage, until one has the recorded effect. Actions without an
/// effect in the record, such as typing, are tried in between.
@MainActor final class VisitSearch {
  let explorer: Explorer
  let visit: RecordedVisit
  private(set) var nodes: [Node] = []
  private(set) var attemptCount = 0
  /// The first node that explains the whole visit.
  private(set) var explained: Int?
  /// `true` once the first explanation has been searched: all others are then tried, plain ones
  /// first.
  private var isWide = false
  private var known: Set<[String]> = []
  private var silentCounts: [Int?: Int] = [:]

  /// The number of actions without a recorded effect that may follow one another.
  private static let longestSilence = 4
  /// The number of places without a recorded effect that are tried between two events.
  private static let mostSilent = 60

  /// A stage that agrees with the record so far, by the path that leads to it.
  struct Node {
    let path: [UserAction]
    let parent: Int?
    /// The number of marks that are explained; `nil` before the visit begins.
    let position: Int?
    /// The numbers of the stage's own marks that were before the visit, for each of its traces.
    let offsets: [Int]
    let silence: Int
    /// `true` if the last action made others possible, such as a button that it enabled.
    let isHopeful: Bool
    let stateKey: StateKey
    /// The number of lines in which its tree differs from the one that the visit was restored to.
    let distance: Int
    var untried: [UserAction]
    var tries = 0
  }

  init(_ explorer: Explorer, _ visit: RecordedVisit) {
    (self.explorer, self.visit) = (explorer.begun, visit)
  }

  /// The node that explains the most, by the shortest path.
  var furthest: Node? { explained.map { nodes[$0] } ?? nodes.max { rank($0) < rank($1) } }

  private func rank(_ node: Node) -> (Int, Int) { (node.position ?? -1, -node.path.count) }

  /// Searches until the whole visit is explained, or nothing is left to try.
  func run() async throws {
    let first = try await explorer.stage()
    _ = arrive(at: first, [], from: nil)
    await explorer.end(first)
    while explained == nil, await next() != nil {}
    isWide = true
    end()
  }

  /// Tries actions until one agrees with the record, and returns its path; `nil` if none is left.
  func next() async -> [UserAction]? {
    while attemptCount < explorer.limits.actions, !explorer.session.isStopped, let index = best {
      nodes[index].tries += 1
      let action = nodes[index].untried.removeFirst()
      if await attempt(action, from: index) { return nodes[index].path + [action] }
    }
    return nil
  }

  /// Ends a search that may be continued.
  func end() {
    explorer.session.closeStages()
    explorer.session.trapFile.end()
  }

  /// The node to continue from: the one that explains the most, after the fewest silent actions.
  private var best: Int? {
    nodes.indices.filter { !nodes[$0].untried.isEmpty }.max { priority($0) < priority($1) }
  }

  private func priority(_ index: Int) -> (Int, Int, Int, Int, Int) {
    let node = nodes[index]
    let (position, silence) = (node.position ?? -1, -node.silence)
    let hope = node.isHopeful && node.tries < 3 ? 1 : 0
    return isWide
      ? (silence, position, 0, 0, -index) : (position, -node.distance, hope, silence, -index)
  }

  /// Returns `true` if the action agrees with the record.
  private func attempt(_ action: UserAction, from index: Int) async -> Bool {
    let node = nodes[index]
    attemptCount += 1
    explorer.writeToTrapFile(node.path + [action])
    explorer.session.expect(min(node.untried.count + 1, node.tries))
    guard var stage = try? await explorer.stage(after: node.path, at: node.stateKey) else {
      return false
    }
    var agrees = false
    if action.isPossible(on: stage) {
      _ = await explorer.play(action, on: &stage)
      agrees = arrive(at: stage, node.path + [action], from: index)
    }
    await explorer.end(stage)
    return agrees
  }

  /// Adds a node, unless it is known; returns `true` if the stage agrees with the record.
  private func arrive(at stage: TestStage, _ path: [UserAction], from parent: Int?) -> Bool {
    let from = parent.map { nodes[$0] }
    let isRestart = path.last?.isRestart == true
    guard let start = start(of: StageTrace(stage), after: isRestart ? nil : from) else {
      return false
    }
    let stateKey = explorer.stateKey(stage)
    let position = start.position
    let isSilent = parent != nil && position == from?.position
    let isComplete = position == visit.marks.count
    if isComplete, explained == nil { explained = nodes.count }
    let place = [position.map(String.init) ?? "", stateKey.key]
    guard known.insert(place).inserted || explained == nodes.count else { return true }
    if isSilent { silentCounts[position, default: 0] += 1 }
    let silence = isSilent ? (from?.silence ?? 0) + 1 : 0
    let isSpent =
      silence >= Self.longestSilence || silentCounts[position, default: 0] > Self.mostSilent
    let isOpen = position == nil || !isSpent
    nodes.append(
      Node(
        path: path, parent: parent, position: position, offsets: start.offsets, silence: silence,
        isHopeful: from.map { stateKey.offersMore(than: $0.stateKey) } ?? false, stateKey: stateKey,
        distance: position == nil ? distance(to: stateKey.tree) : 0,
        untried: isOpen ? candidates(at: position, stateKey, since: from?.stateKey) : []))
    return true
  }
}

extension StateKey {
  fileprivate func offersMore(than other: StateKey) -> Bool {
    actions.contains { $0.isOnDisplay && !other.actions.contains($0) }
  }
}
