import UsherTesting

/// How fast an explorer goes through an app of 5,000 states: four tabs, each with a stack, and sheets.
@MainActor enum ExplorationReport {
  static func print() async {
    var explorer = Explorer { try stage() }
    explorer.bounds = Explorer.Bounds(states: 5_000, depth: 40, acts: 100_000)
    let (checked, time) = await measure(explorer)
    Swift.print("explorer.checked  \(line(checked, time))")
    var hasty = explorer
    hasty.checks = []
    let (seen, less) = await measure(hasty)
    Swift.print("explorer.walk     \(line(seen, less))")
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
    let rate = Int64(exploration.states.count) * 1_000 / max(1, milliseconds)
    return "\(exploration), \(milliseconds) ms, \(rate) states/s"
  }

  private static func stage() throws -> TestStage { try TestStage(root: Gallery()) }

  private final class Gallery: Coordinator {
    override func build() throws -> SceneLayout {
      .tabs(
        try embedded(Wing("North")), try embedded(Wing("South")), try embedded(Wing("West")),
        try embedded(Wing("East")))
    }

    private func embedded(_ wing: Wing) throws -> Wing {
      startEmbedded(child: wing)
      return wing
    }
  }

  private final class Wing: Coordinator {
    let name: String
    init(_ name: String) { self.name = name }
    override func build() throws -> SceneLayout { .stack(Room(self, 1)) }
  }

  private final class Room: Screen, Offering {
    let title: String?
    private let wing: Wing
    private let number: Int

    init(_ wing: Wing, _ number: Int) {
      (self.wing, self.number) = (wing, number)
      title = "\(wing.name) \(number)"
    }

    var offers: [Offer] {
      let next = Offer("Next room") { self.wing.push(Room(self.wing, self.number + 1), from: self) }
      let guide = Offer("Guide") { self.wing.present(Guide(), from: self) }
      return (number < 5 ? [next] : []) + [guide]
    }
  }

  private final class Guide: Screen {}
}
