import Testing
import Usher
import UsherTesting

/// The user's present and past places, derived from events.
@MainActor struct VisitTests {
  private let clock = StageClock()
  private let host = HeadlessHost()
  private let director: SceneDirector

  init() {
    director = SceneDirector(
      Teller("home", stack: ["a"]), host: host, options: SceneDirector.Options(clock: clock))
  }

  private var root: Coordinator { director.root }

  /// The visits so far, each in a line.
  private final class Lines {
    var all: [String] = []
  }

  private func visits() -> Lines {
    let lines = Lines()
    director.visits { lines.all.append("\($0)") }
    return lines
  }

  @Test func `The place names the coordinators above the active screen, and that screen`()
    async throws
  {
    #expect(director.place == "")
    try director.start()
    #expect(director.place == "Teller › Plain")
    root.start(child: Counter("till", stack: ["b"]), as: .sheet)
    #expect(director.place == "Teller › Counter › Plain")
    root.present(SceneAlert("Delete account 12345?"))
    #expect(director.place == "Teller › Alert")
    director.close()
    #expect(director.place == "")
  }

  @Test func `A visit ends with its time and cause`() async throws {
    let lines = visits()
    try director.start()
    await clock.advance(by: .seconds(2))
    root.push(Plain("b"))
    await clock.advance(by: .milliseconds(1_250))
    if let active = director.tree.active { director.report(.popped(active.id)) }
    await clock.advance(by: .seconds(4))
    director.close()
    #expect(
      lines.all == [
        "Teller › Plain for 2.0 s, by program", "Teller › Plain for 1.2 s, by program",
        "Teller › Plain for 4.0 s, by user",
      ])
  }

  @Test func `Time in the background does not count, and a screen that was there has no cause`()
    async throws
  {
    try director.start()
    let lines = visits()
    await clock.advance(by: .seconds(2))
    director.windowDidEnter(.background)
    await clock.advance(by: .seconds(3_600))
    director.windowDidEnter(.foreground)
    await clock.advance(by: .seconds(1))
    root.push(Plain("b"))
    #expect(lines.all == ["Teller › Plain for 3.0 s"])
    director.windowDidEnter(.background)
    await clock.advance(by: .seconds(3_600))
    director.close()
    #expect(lines.all.last == "Teller › Plain for 0.0 s, by program")
  }

  @Test func `Visits under a sheet continue, and end once their observation is cancelled`()
    async throws
  {
    var names: [String] = []
    let observation = director.visits { names.append($0.name) }
    try director.start()
    root.present(Plain("sheet"))
    await clock.advance(by: .seconds(1))
    #expect(names.isEmpty)
    root.dismiss()
    #expect(names == ["Plain"])
    observation.cancel()
    director.close()
    #expect(names == ["Plain"])
  }

  @Test func `A trail holds the last lines, without values`() async throws {
    let trail = director.trail(last: 5)
    try director.start()
    await clock.advance(by: .milliseconds(12_345))
    root.present(SceneAlert("Delete account 12345?"))
    director.close()
    #expect(
      trail.crumbs == [
        "12.3 s admitted program: present alert #4 from #2", "12.3 s appeared Alert #4",
        "12.3 s admitted program: root nothing", "12.3 s finished Teller @1: closed",
        "12.3 s closed",
      ])
  }

  @Test(arguments: [0, -1]) func `A trail of no lines keeps none`(limit: Int) throws {
    let trail = director.trail(last: limit)
    try director.start()
    #expect(trail.crumbs == [])
  }

  @Test func `A trail keeps no director alive, and nobody needs to end it`() throws {
    weak var director: SceneDirector?
    let trail: Trail
    do {
      let made = SceneDirector(Teller("home", stack: ["a"]), host: HeadlessHost())
      try made.start()
      trail = made.trail()
      director = made
      _ = made.trail()
      made.root.push(Plain("b"))
      made.close()
    }
    #expect(director == nil && trail.crumbs.last?.hasSuffix("closed") == true)
  }
}
