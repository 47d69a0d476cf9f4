/// What an explorer has seen and found.
public struct Exploration: Sendable {
  /// What it found, in the order in which it was found; one finding for each subject.
  public internal(set) var findings: [Finding] = []
  /// The different states that it saw, the one at the start first.
  public internal(set) var states: [State] = []
  /// Where each act led.
  public internal(set) var ways: [Way] = []
  /// How many acts it tried.
  public internal(set) var actCount = 0
  /// The seed of its walks; `nil` where it went in breadth.
  public internal(set) var seed: UInt64?
  /// Whether everything was tried, and no bound was met.
  public internal(set) var isComplete = true
  /// The screens and coordinators that are registered and were never shown.
  public internal(set) var unreached: [String] = []
  /// Whether something was running somewhere that does not sleep on the stage's clock.
  public internal(set) var isWorkRunning = false

  /// How a stage looked at one moment; moments that look alike are one state.
  public struct State: Sendable {
    /// The tree in lines.
    public let outline: String
    /// What a user does to get there.
    public let path: [Act]
    let glimpse: Glimpse
    /// What has not been tried there.
    var untried: Set<Act>
    /// Whether it never rests, so that nothing is tried there.
    let isRestless: Bool
  }

  /// Where an act led.
  public struct Way: Hashable, Sendable {
    /// The index of the state where it was done.
    public let from: Int
    /// What was done.
    public let act: Act
    /// The index of the state that it led to.
    public let to: Int

    struct Start: Hashable {
      let from: Int
      let act: Act
    }

    var start: Start { Start(from: from, act: act) }
  }
}

extension Exploration: CustomStringConvertible {
  /// How much was seen, in one line: `31 states, 112 acts, everything tried, 0 findings`.
  ///
  /// Where it went at random, the seed stands at the end: `…, 1 finding, seed 7`.
  public var description: String {
    let extent = isComplete ? "everything tried" : "cut short by its bounds"
    let end = seed.map { ", seed \($0)" } ?? ""
    return [
      states.count.of("state"), actCount.of("act"), extent, findings.count.of("finding") + end,
    ].joined(separator: ", ")
  }
}

extension Exploration {
  /// The states that a user gets to from each state, on the display alone.
  var successors: [[Int]] {
    var successors = [[Int]](repeating: [], count: states.count)
    for way in ways where way.act.isOnDisplay { successors[way.from].append(way.to) }
    return successors
  }
}

extension Int {
  /// The number with a noun: `1 state`, `2 states`.
  func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
