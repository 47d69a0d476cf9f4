import UsherExplorer

/// The speed of an explorer in an app of 5,000 states: four tabs, each with a stack, and sheets;
/// and the additional time if it finds leaks, double pushes and lost results.
@MainActor enum ExplorationReport {
  static func print() async {
    var explorer = Explorer { try stage() }
    explorer.limits = (states: 5_000, depth: 40, actions: 100_000)
    let (checked, time) = await measure(explorer)
    Swift.print("explorer.checked  \(line(checked, time))")
    // A correct app: every finding is an error of the explorer.
    for finding in checked.findings { Swift.print(finding) }
    var hasty = explorer
    hasty.checks = []
    let (seen, less) = await measure(hasty)
    Swift.print("explorer.walk     \(line(seen, less))")
    await compareFailing()
    await printInterruptions()
    await printStoryboard()
    await printClock()
    await ConsoleMeasurements.printCommands()
  }

  /// One step of a stage's clock while a loop sleeps for a second at a time on it.
  private static func printClock() async {
    let (clock, steps) = (StageClock(), 1_000)
    let start = ContinuousClock.now
    try? await clock.run { for _ in 0..<steps { try await clock.sleep(for: .seconds(1)) } }
    let time = start.duration(to: .now)
    let microseconds = Int(time / .microseconds(steps))
    Swift.print("clock.step        \(microseconds) µs\(microseconds > 500 ? "  missed" : "")")
  }

  /// Every interruption in 300 states; a trial includes the path to its state.
  private static func printInterruptions() async {
    var explorer = Explorer { try stage() }
    explorer.limits.states = 300
    let start = ContinuousClock.now
    let table = await explorer.interrupt()
    let seconds = start.duration(to: .now) / .seconds(1)
    let rate = Int(Double(table.trialCount) / seconds)
    Swift.print("explorer.interrupt  \(table.summary), \(Int(seconds)) s, \(rate) trials/s")
  }

  /// The storyboard of 500 states as a page.
  private static func printStoryboard() async {
    var explorer = Explorer { try stage() }
    (explorer.checks, explorer.limits.states) = ([], 500)
    let exploration = await explorer.explore()
    let start = ContinuousClock.now
    let size = exploration.storyboard.html.utf8.count / 1_000
    let milliseconds = Int(start.duration(to: .now) / .milliseconds(1))
    Swift.print(
      "storyboard.draw   \(exploration.stateCount) states, \(size) kB, \(milliseconds) ms"
        + (milliseconds > 5_000 ? "  missed" : ""))
  }

  private static func compareFailing() async {
    var (passing, failing) = (Explorer { try stage() }, Explorer { try stage(isFaulty: true) })
    passing.limits.states = 300
    failing.limits.states = 300
    let (right, time) = await measure(passing)
    let (wrong, longer) = await measure(failing)
    Swift.print("explorer.passing  \(line(right, time))")
    let ratio = (longer / time * 100).rounded() / 100
    Swift.print(
      "explorer.failing  \(line(wrong, longer)), ratio \(ratio) ≤ 2\(ratio > 2 ? "  missed" : "")")
  }

  private static func measure(_ explorer: Explorer) async -> (Exploration, Duration) {
    let clock = ContinuousClock()
    let start = clock.now
    let exploration = await explorer.explore()
    return (exploration, clock.now - start)
  }

  private static func line(_ exploration: Exploration, _ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    let rate = Int64(exploration.stateCount) * 1_000 / max(1, milliseconds)
    let effort = exploration.effort
    return "\(exploration), \(effort.stages) stages, \(milliseconds) ms, \(rate) states/s"
  }

  private static func stage(isFaulty: Bool = false) throws -> TestStage {
    try TestStage(root: Gallery(isFaulty: isFaulty))
  }

  private final class Gallery: Coordinator {
    private let isFaulty: Bool
    init(isFaulty: Bool) { self.isFaulty = isFaulty }

    override func build() throws -> SceneLayout {
      .tabs(
        embedded("North"), embedded("South"), embedded("West"), embedded("East"))
    }

    private func embedded(_ name: String) -> Wing {
      let wing = Wing(name, isFaulty: isFaulty)
      startEmbedded(child: wing)
      return wing
    }
  }

  private final class Wing: Coordinator {
    let name: String
    private let isFaulty: Bool
    private var kept: [Guide] = []

    init(_ name: String, isFaulty: Bool) { (self.name, self.isFaulty) = (name, isFaulty) }

    override func build() throws -> SceneLayout { .stack(Room(self, 1)) }

    func showGuide(from room: Room) {
      let guide = Guide()
      if isFaulty { kept.append(guide) }
      present(guide, from: isFaulty ? nil : room)
    }
  }

  private final class Room: Screen, ActionProviding {
    let title: String?
    private let wing: Wing
    private let number: Int

    init(_ wing: Wing, _ number: Int) {
      (self.wing, self.number) = (wing, number)
      title = "\(wing.name) \(number)"
    }

    var screenActions: [ScreenAction] {
      let next = ScreenAction("Next room") {
        self.wing.push(Room(self.wing, self.number + 1), from: self)
      }
      let guide = ScreenAction("Guide") { self.wing.showGuide(from: self) }
      return (number < 5 ? [next] : []) + [guide]
    }
  }

  private final class Guide: Screen {}
}
