public import UsherTesting

/// A recorded visit that was played again on a stage: the user's actions, beside the record.
///
/// ```swift
/// let replay = try await Explorer { try Booth.stage(.leak) }.replay(path: file)
/// print(await replay.bug())
/// ```
@MainActor public struct VisitReplay {
  /// The user's actions, as far as they explain the record.
  public let path: [UserAction]
  /// The start and each action, with the recorded events; unexplained events belong to no step.
  public let steps: [Step]
  /// The first event that no action explains, and the place before it; `nil` if all are explained.
  public let departure: String?
  /// The line at which the file was cut off or damaged, if it was; nothing after it is replayed.
  public internal(set) var damage: JournalError?
  let search: VisitSearch

  /// An action, and the events that it explains.
  public struct Step: Sendable {
    /// The action; `nil` for the start of the app.
    public let action: UserAction?
    /// The recorded events, in order.
    public let entries: [Journal.Entry]
    /// The recorded tree after them.
    public let tree: SceneTree
  }

  init(_ search: VisitSearch) {
    self.search = search
    path = search.furthest?.path ?? []
    steps = search.steps
    departure = search.departure
  }
}

extension VisitReplay: CustomStringConvertible {
  /// A line for each step, with the number of its events, and the departure of the replay.
  public var description: String {
    let lines = steps.enumerated().map { number, step in
      let action = step.action.map { "\($0)" } ?? "the start"
      return "\(number + 1). \(action): \(step.entries.count.of("event"))"
    }
    return (lines + [departure].compactMap(\.self)).joined(separator: "\n")
  }
}

extension VisitSearch {
  /// The steps of the path that explains the most.
  fileprivate var steps: [VisitReplay.Step] {
    var (chain, next) = ([Node](), furthest)
    while let node = next {
      chain.insert(node, at: 0)
      next = node.parent.map { nodes[$0] }
    }
    var start = 0
    return chain.enumerated().map { number, node in
      let end = number == chain.count - 1 && explained != nil ? visit.entries.count : end(of: node)
      defer { start = max(start, end) }
      return step(node, start..<max(start, end))
    }
  }

  private func step(_ node: Node, _ range: Range<Int>) -> VisitReplay.Step {
    let tree = range.upperBound > 0 ? visit.trees[range.upperBound - 1] : SceneTree()
    return VisitReplay.Step(
      action: node.path.last, entries: Array(visit.entries[range]), tree: tree)
  }

  /// The number of events up to the last one that a node explains.
  private func end(of node: Node) -> Int {
    guard let position = node.position, position > 0 else { return 0 }
    return visit.trace.indices[position - 1] + 1
  }

  /// The index of the first event that is not explained; `nil` if all are.
  var firstUnexplained: Int? {
    guard explained == nil else { return nil }
    return visit.trace.indices.isEmpty ? 0 : visit.trace.indices[furthest?.position ?? 0]
  }

  /// The first event that is not explained, and the place before it.
  fileprivate var departure: String? {
    guard let index = firstUnexplained else { return nil }
    return """
      The replay departs from the record at line \(index + 1) of \(visit.entries.count).
        Recorded: \(visit.entries[index].record)
      \(visit.trees[index].outline.indented)
        On the stage, after \(attemptCount.of("attempt")):
      \(furthest?.stateKey.outline.indented ?? "")
        • \(stop): \(remedy)
      """
  }

  private var stop: String {
    let isCutShort = attemptCount >= explorer.limits.actions
    return isCutShort
      ? "The limit of \(attemptCount) attempts is reached" : "Nothing else can be done"
  }

  private var remedy: String {
    visit.start == .restored && furthest?.position == nil
      ? "the visit began where the one before it ended, and nothing leads there. Replay that visit as well, or let the stage begin nearer to this place."
      : "give the stage what the app had, such as its account, and the answers that its services gave."
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }
}
