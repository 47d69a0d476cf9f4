import UsherTesting

/// The result of an exploration.
public struct Exploration: Sendable {
  /// The findings in order, one for each subject.
  public internal(set) var findings: [Finding] = []
  /// The distinct states in the order of discovery; the first is the start.
  package internal(set) var states: [State] = []
  /// The states that each action led to.
  package internal(set) var edges: [Edge] = []
  /// The number of actions tried.
  public internal(set) var actionCount = 0
  /// The seed of the random walks; `nil` for a search in breadth.
  public internal(set) var seed: UInt64?
  /// A Boolean value that indicates whether everything was tried, within all limits.
  public internal(set) var isComplete = true
  /// A Boolean value that indicates whether its task was cancelled before it was done.
  public internal(set) var wasStopped = false
  /// The screens and coordinators that are registered and were never shown.
  public internal(set) var unreached: [String] = []
  /// A Boolean value that indicates whether work ran that does not sleep on the stage's clock.
  public internal(set) var isWorkRunning = false
  package internal(set) var effort = Effort()
  /// The expressions that make a stage in printed tests.
  var codes = Explorer.StageCodes(start: "try makeStage()", restart: "try makeStage(after: stage)")

  /// The stages made, the actions played on them, and the rounds spent waiting for releases.
  package struct Effort: Hashable, Sendable {
    package var stages = 0
    package var actions = 0
    package var rounds = 0
  }

  /// A stage at one moment; moments that look alike are one state.
  package struct State: Sendable {
    package let outline: String
    package let path: [UserAction]
    let stateKey: StateKey
    let link: String?
    /// The display as SVG, if the explorer draws it.
    let picture: String?
    var untried: Set<UserAction>
    /// `true` if the stage never settles, so that no action is tried there.
    let isRestless: Bool
  }

  package struct Edge: Hashable, Sendable {
    package let from: Int
    package let action: UserAction
    package let to: Int
    /// The guards that led elsewhere, in order.
    var guards: [String] = []
    /// The reason of a guard that denied it.
    var denial: String?
  }

  /// The number of different states.
  public var stateCount: Int { states.count }

  private var hasOffers: Bool {
    states.contains { $0.stateKey.actions.contains(where: \.isOffer) }
  }

  /// The states that the user reaches from each state without links.
  var successors: [[Int]] {
    var successors = [[Int]](repeating: [], count: states.count)
    for edge in edges where edge.action.isOnDisplay { successors[edge.from].append(edge.to) }
    return successors
  }
}

extension Exploration: CustomStringConvertible {
  /// A summary in one line: `31 states, 112 actions, everything tried, 0 findings`.
  ///
  /// If its task was cancelled, the summary contains `stopped`. If no screen has an offer, it
  /// contains `no offers`. After random walks, it ends with the seed: `…, 1 finding, seed 7`.
  public var description: String {
    let extent =
      wasStopped ? "stopped" : isComplete ? "everything tried" : "cut short by its limits"
    let end = seed.map { ", seed \($0)" } ?? ""
    let offers = hasOffers ? [] : ["no offers"]
    let counts = [states.count.of("state"), actionCount.of("action")]
    return (counts + offers + [extent, findings.count.of("finding") + end]).joined(separator: ", ")
  }
}
