import Testing
import Usher
import UsherTesting

/// A preparation that is refused or abandoned leaves nothing behind.
@MainActor struct PreparationTests {
  @Test func `A start whose build fails to embed a child is refused with that child's error`()
    throws
  {
    struct Torn: Error, CustomStringConvertible { let description = "The legend is torn." }
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let child = Teller("map") { teller in
      let legend = Teller("legend") { _ in throw Torn() }
      teller.startEmbedded(child: legend, in: "legend")
      return .screen(Plain("map"))
    }
    let start = stage.director.root.start(child: child, fileID: "App/Atlas.swift", line: 3)
    #expect(
      start.error?.description == """
        Teller could not start Teller: preparation failed.
          at App/Atlas.swift:3
          Teller could not be made: The legend is torn.
          • Correct the code that throws it, or catch it there.
        """)
    #expect(stage.director.tree.sketch == "[a]")
  }

  @Test func `A coordinator that embeds itself is refused`() throws {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let child = Teller("mirror") { teller in
      teller.startEmbedded(child: teller)
      return .screen(Plain("mirror"))
    }
    let start = stage.director.root.start(child: child, fileID: "App/Atlas.swift", line: 3)
    #expect(
      start.error?.description == """
        Teller could not start Teller: impossible.
          at App/Atlas.swift:3
          Teller has been started before.
          • Make a new coordinator for every start.
        """)
    #expect(stage.director.tree.sketch == "[a]")
  }

  @Test func `A task of a build that is given up never runs`() async throws {
    struct Torn: Error {}
    var runs = 0
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let child = Teller("map") { teller in
      teller.task { runs += 1 }
      throw Torn()
    }
    #expect(!stage.director.root.start(child: child).isAdmitted)
    await stage.idle()
    #expect(runs == 0)
    let other = Teller("atlas") { teller in
      teller.task { runs += 1 }
      return .screen(Plain("atlas"))
    }
    #expect(stage.director.root.start(child: other).isAdmitted)
    await stage.idle()
    #expect(runs == 1)
  }

  @Test func `A task of a root's build does not run while a guard puts its layout off`()
    async throws
  {
    var (runs, early) = (0, 0)
    let root = Teller("home") { teller in
      teller.task { runs += 1 }
      return .stack(Plain("a"))
    }
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    root.task { early += 1 }
    director.guards = [
      Guard("members") {
        $0.tree.isEmpty || $0.starts(DeskCoordinator.self)
          ? .allow : .detour(through: DeskCoordinator())
      }
    ]
    try director.start()
    await Turn.rest { runs }
    #expect((runs, early) == (0, 1), "the layout has been put off, and the app's own task has not")
    try #require(director.livingCoordinators.last as? DeskCoordinator).finish("no member")
    await Turn.rest { runs }
    #expect(runs == 0 && root.isFinished, "the desk was in vain, and nothing else can be shown")
    director.close()
  }

  @Test func `A task of a root's second build runs once as well`() async throws {
    let session = DoorSession()
    var runs = 0
    let root = Teller("home") { teller in
      teller.task { runs += 1 }
      return .stack(Plain("a"))
    }
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    director.guards = [
      Guard("members") {
        session.isOpen || $0.tree.isEmpty || $0.starts(DeskCoordinator.self)
          ? .allow : .detour(through: DeskCoordinator())
      }
    ]
    try director.start()
    session.isOpen = true
    try #require(director.livingCoordinators.last as? DeskCoordinator).finish("welcome")
    await Turn.rest { runs }
    #expect(runs == 1)
    director.close()
  }

  @Test func `A task for a screen that never comes costs no more beside ten thousand others`()
    throws
  {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    try director.start()
    func time() -> Duration {
      ContinuousClock().measure {
        for _ in 0..<1_000 { root.task(boundTo: Plain("never")) {} }
      }
    }
    let alone = time()
    for number in 0..<10_000 {
      let screen = Plain("\(number)")
      root.push(screen)
      root.task(boundTo: screen) {}
    }
    #expect(time() < alone * 30, "it would be thousands of times as much if all were looked at")
    director.close()
  }
}
