import UsherTesting

/// The result of interrupting an app in every state: a cell for each of its places and each
/// interruption.
public struct InterruptionTable: Sendable {
  /// The findings in order, one for each subject, each with a failing test.
  public var findings: [Finding] { exploration.findings }
  /// The number of states in which the app was interrupted.
  public let stateCount: Int
  /// The number of trials: an interruption in a state, once for each link if it is one.
  public var trialCount: Int { cells.reduce(0) { $0 + $1.trials } }
  /// The number of trials after which something was lost, doubled or broken.
  public var lostCount: Int { cells.reduce(0) { $0 + $1.lost } }
  /// A Boolean value that indicates whether everything was tried, within all limits.
  public var isComplete: Bool { exploration.isComplete }
  /// The exploration, with the states that the interruptions lead to; its storyboard shows them.
  public let exploration: Exploration
  let interruptions: [String]
  let rows: [Row]
  let runs: [Run]

  /// The states with one active screen.
  struct Row: Sendable {
    let place: String
    var stateCount = 0
    var cells: [Cell]
  }

  struct Cell: Hashable, Sendable {
    var trials = 0
    var lost = 0
  }

  /// A random walk with some of the interruptions.
  struct Run: Sendable {
    let seed: UInt64
    let interruptions: [String]
    var path: [UserAction] = []
  }

  private var cells: [Cell] { rows.flatMap(\.cells) }

  init(
    _ exploration: Exploration, _ interruptions: [Interruption],
    suffered: [Int: [UserAction: [Finding]]], plain: Set<[String]>, swarm: [Run]
  ) {
    self.exploration = exploration
    self.interruptions = interruptions.map(\.name)
    stateCount = exploration.states.indices.count { suffered[$0] != nil }
    runs = swarm
    var rows: [Row] = []
    for (index, state) in exploration.states.enumerated() {
      guard let trials = suffered[index] else { continue }
      let names = trials.mapValues { found in found.contains { !plain.contains($0.topic) } }
      rows.add(names, at: state.stateKey.place, self.interruptions)
    }
    self.rows = rows
  }
}

extension [InterruptionTable.Row] {
  /// Counts the trials in one state, and those that lose something.
  fileprivate mutating func add(
    _ trials: [UserAction: Bool], at place: String, _ interruptions: [String]
  ) {
    if !contains(where: { $0.place == place }) {
      append(
        Element(place: place, cells: interruptions.map { _ in InterruptionTable.Cell() }))
    }
    guard let row = firstIndex(where: { $0.place == place }) else { return }
    self[row].stateCount += 1
    for (action, isLost) in trials {
      guard let column = interruptions.firstIndex(of: action.interruption?.name ?? "") else {
        continue
      }
      self[row].cells[column].trials += 1
      self[row].cells[column].lost += isLost ? 1 : 0
    }
  }
}

extension StateKey {
  /// The active screen with its flow, or the alert.
  fileprivate var place: String {
    guard let mapKey else { return "nothing" }
    let name = mapKey.kind == .alert ? "? \(mapKey.name)" : mapKey.name
    return ([mapKey.flow.last].compactMap(\.self) + [name]).joined(separator: " ")
  }
}
