import Testing
import Usher
import UsherTesting

/// A window that is filled again: `build()` runs once more, with and without guards.
@MainActor struct RefillingTests {
  private final class Session { var isOpen = true }

  private final class Wing: Coordinator {
    let name: String
    init(_ name: String) { self.name = name }
    override func build() -> SceneLayout { .stack(Plain(name)) }
  }

  /// Tabs as the documentation shows them.
  private final class Museum: Coordinator {
    override func build() -> SceneLayout {
      let wings = [Wing("paintings"), Wing("sculptures")]
      for wing in wings { startEmbedded(child: wing) }
      return .tabs(wings)
    }
  }

  /// Tabs whose children are made before `build()` runs.
  private final class Hoard: Coordinator {
    let wing = Wing("paintings")
    let others = [Wing("sculptures")]
    lazy var late = Wing("maps")

    override func build() -> SceneLayout {
      let wings = [wing] + others + [late]
      for wing in wings { startEmbedded(child: wing, fileID: "App/Hoard.swift", line: 8) }
      return .tabs(wings)
    }
  }

  private func director(
    _ root: Coordinator, _ session: Session, log: Diary = Diary()
  ) -> SceneDirector {
    var options = SceneDirector.Options(seed: 1)
    options.refusals = SceneDirector.RefusalLog { log.write($0) }
    let director = SceneDirector(root, host: HeadlessHost(), options: options)
    director.guards = [
      Guard("members") { [session] proposal in
        session.isOpen || proposal.tree.titles == ["desk"] || proposal.tree.isEmpty
          ? .allow : .detour(through: DeskCoordinator())
      }
    ]
    return director
  }

  private func signOutAndIn(_ director: SceneDirector, _ session: Session) throws {
    session.isOpen = false
    director.reevaluate()
    #expect(director.tree.sketch == "desk")
    session.isOpen = true
    try #require(director.livingCoordinators.last as? DeskCoordinator).finish("welcome")
  }

  /// A flow that is all that its window shows.
  private final class Whole: Coordinator {
    override func build() -> SceneLayout { .screen(Wing("paintings")) }
  }

  @Test func `A stage waits until an empty window has been filled again`() async throws {
    for _ in 0..<50 {
      let stage = try TestStage(root: Whole())
      try stage.coordinator(Wing.self).finish()
      await stage.idle()
      #expect(stage.director.tree.sketch == "[paintings]")
    }
  }

  @Test func `Tabs whose children build makes are restored after every sign-in`() throws {
    let session = Session()
    let director = director(Museum(), session)
    try director.start()
    for _ in 0..<3 {
      try signOutAndIn(director, session)
      #expect(director.tree.sketch == "<*[paintings], [sculptures]>")
    }
    director.close()
  }

  @Test func `A child that build embeds a second time is refused with the advice to make it there`()
    throws
  {
    let (session, root) = (Session(), Hoard())
    let director = director(root, session)
    var errors: [NavigationError] = []
    director.observe { if case .refused(let error, _) = $0 { errors.append(error) } }
    try director.start()
    try signOutAndIn(director, session)
    #expect(root.isFinished, "without a fallback nothing is left to show")
    #expect(
      errors.first?.description == """
        Hoard could not start Wing: impossible.
          at App/Hoard.swift:8
          Wing has finished, and build() of Hoard embeds it again.
          • Make it inside build(), which runs each time the window is filled, and embed the new one.
        """)
  }

  @Test func `A debug build names the children that were made before build at the first start`()
    throws
  {
    let log = Diary()
    let director = director(Hoard(), Session(), log: log)
    try director.start()
    let names = ["paintings", "sculptures", "maps"]
    #expect(
      log.lines
        == names.map { _ in
          "warning: Wing was made before build() of Hoard ran. When the window is filled again, "
            + "after a sign-in for example, build() runs again and needs a new one: make it there."
        })
    director.close()
    let quiet = Diary()
    let museum = self.director(Museum(), Session(), log: quiet)
    try museum.start()
    #expect(quiet.lines.isEmpty)
    museum.close()
  }

  /// Returns a root whose layout can be built only once.
  private func fragile() -> Teller {
    var builds = 0
    return Teller("home") { teller in
      builds += 1
      if builds > 1 { throw Broken() }
      let tab = Teller("tab")
      teller.startEmbedded(child: tab)
      return .tabs(tab)
    }
  }

  private struct Broken: Error, CustomStringConvertible { let description = "The shelf is broken." }

  @Test(arguments: [true, false])
  func `A window that cannot be filled again closes with the error, without guards too`(
    hasRootFlow: Bool
  ) async throws {
    let root = fragile()
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    try director.start(fileID: "App/Main.swift", line: 9)
    var failures: [NavigationError] = []
    director.observe { if case .failed(let error) = $0 { failures.append(error) } }
    if hasRootFlow {
      let flow = Teller("flow")
      root.start(child: flow, as: .root)
      flow.finish()
    } else {
      root.children[0].finish()
    }
    let text = """
      Teller could not start: preparation failed.
        at App/Main.swift:9
        Teller could not be made: The shelf is broken.
        • Correct the code that throws it, or catch it there.
      """
    await #expect {
      try await director.run()
    } throws: {
      "\($0)" == text
    }
    #expect(director.tree.isEmpty && root.isFinished)
    #expect(failures.map(\.description) == [text])
  }

  @Test func `A window that cannot be filled again shows the fallback, without guards too`()
    async throws
  {
    let stage = try TestStage(root: fragile()) {
      $0.fallback = { .present(Plain($0.detail), as: .root) }
    }
    stage.director.root.children[0].finish()
    await stage.settle()
    #expect(stage.director.tree.sketch == "Teller could not be made: The shelf is broken.")
    #expect(stage.director.root.isStarted)
  }
}
