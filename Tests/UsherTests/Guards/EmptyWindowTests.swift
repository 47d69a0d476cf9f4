import Testing
import Usher
import UsherTesting

/// A window is never empty and running: cases N50 and H4.
@MainActor struct EmptyWindowTests {
  /// Returns a guard that denies a place, or requires the desk before it.
  private func rule(_ title: String, through detour: Bool = false) -> Guard {
    Guard("no \(title)") {
      guard $0.tree.titles.contains(title) else { return .allow }
      return detour ? .detour(through: DeskCoordinator()) : .deny("No \(title).")
    }
  }

  private func expectClosed(_ club: Club, by reason: NavigationError.Reason) async {
    #expect(club.sketch == "-")
    #expect(club.coordinator.isFinished)
    await #expect {
      try await club.director.run()
    } throws: {
      ($0 as? NavigationError)?.reason == reason
    }
    let failures = club.events.filter { if case .failed = $0 { true } else { false } }
    #expect(failures.count == 1)
    guard case .closed? = club.events.last else {
      Issue.record("It goes on.")
      return
    }
  }

  @Test func `A cancelled sign-in at the start closes the director if nothing follows`()
    async throws
  {
    let club = try Club(.vault)
    club.desk?.finish()
    await expectClosed(club, by: .dropped)
  }

  @Test func `A fallback that is denied closes the director with that error`() async throws {
    let club = try Club(.vault)
    club.director.guards.append(rule("sorry"))
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.desk?.finish()
    await expectClosed(club, by: .denied)
  }

  @Test func `A fallback whose detour is cancelled closes the director`() async throws {
    let club = try Club(.vault)
    club.director.guards.append(rule("sorry", through: true))
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.desk?.finish()
    #expect(club.sketch == "desk", "the fallback asks for the desk as well")
    club.desk?.finish()
    await expectClosed(club, by: .dropped)
  }

  @Test func `A fallback at the launch whose detour is cancelled closes the director`()
    async throws
  {
    let club = try Club(starts: false)
    club.director.guards = [rule("hall"), rule("sorry", through: true)]
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    try club.director.start()
    #expect(club.sketch == "desk")
    club.desk?.finish()
    await expectClosed(club, by: .dropped)
  }

  @Test func `A fallback at the launch is shown after its detour`() throws {
    let club = try Club(starts: false)
    var isOpen = false
    club.director.guards = [
      rule("hall"),
      Guard("desk") {
        $0.tree.titles == ["sorry"] && !isOpen ? .detour(through: DeskCoordinator()) : .allow
      },
    ]
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    try club.director.start()
    isOpen = true
    club.desk?.finish("welcome")
    #expect(club.sketch == "sorry")
  }

  @Test func `An eviction whose fallback is denied closes the director, and reports it`()
    async throws
  {
    let club = try Club()
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.director.guards = [rule("hall"), rule("sorry")]
    let navigation = club.director.reevaluate(fileID: "App/Session.swift", line: 4)
    #expect(
      navigation.error?.description == """
        The policy could not reevaluate: denied.
          at App/Session.swift:4
          The guard no sorry denies it: No sorry.
          • Satisfy the guard first, or request something that it allows.
        """)
    await expectClosed(club, by: .denied)
  }

  @Test func `An eviction of everything without a fallback closes the director`() async throws {
    let club = try Club()
    club.director.guards = [rule("hall")]
    #expect(club.director.reevaluate().error?.reason == .denied)
    await expectClosed(club, by: .denied)
  }

  @Test func `When a flow in the whole window finishes, the layout is shown again`()
    async throws
  {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    let flow = Teller("flow")
    stage.director.root.start(child: flow, as: .root)
    #expect(stage.director.tree.sketch == "flow")
    flow.finish()
    await stage.settle()
    #expect(stage.director.tree.sketch == "[a]")
    #expect(stage.director.root.isStarted)
  }

  @Test
  func `A task that awaits a flow in the whole window may show something else than the layout`()
    async throws
  {
    let root = Teller("home", stack: ["a"])
    let stage = try TestStage(root: root)
    let trees = Sketches(of: stage.director)
    let flow = Counter("flow")
    root.task {
      _ = await root.start(child: flow, as: .root).outcome
      root.start(child: Teller("main"), as: .root)
    }
    await stage.settle()
    flow.finish(3)
    await stage.settle()
    #expect(trees.all == ["flow", "-", "main"])
  }

  @Test func `A flow that the fallback shows makes room for the layout when that is allowed`()
    async throws
  {
    let root = Teller("home", stack: ["a"])
    var isOpen = false
    let stage = try TestStage(root: root) { director in
      director.guards = [
        Guard("members") { !isOpen && $0.tree.titles.contains("a") ? .deny("Sign in.") : .allow }
      ]
      director.fallback = { _ in .start(Teller("sign-in")) }
    }
    #expect(stage.director.tree.sketch == "sign-in")
    for isMember in [false, true] {
      isOpen = isMember
      root.children.last?.finish()
      await stage.settle()
      #expect(stage.director.tree.sketch == (isMember ? "[a]" : "sign-in"))
    }
  }

  @Test func `A root without a layout of its own may be empty until the app shows something`()
    async throws
  {
    let root = Teller("home") { _ in .empty }
    let stage = try TestStage(root: root)
    let flow = Teller("flow")
    root.start(child: flow)
    flow.finish()
    await stage.settle()
    #expect(stage.director.tree.isEmpty && root.isStarted)
    #expect(root.start(child: Teller("next")).isAdmitted)
  }

  @Test func `A guard that changes its decision while it judges leaves no empty window`()
    async throws
  {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    var answers = 0
    stage.director.guards = [
      Guard("moody") { _ in
        answers += 1
        return answers == 1 ? .deny("Once.") : .allow
      }
    ]
    stage.director.reevaluate()
    await stage.settle()
    #expect(stage.director.tree.sketch == "[a]")
  }

  @Test func `After an eviction of everything, a sign-in shows the layout again, or the fallback`()
    throws
  {
    for isFinished in [true, false] {
      let club = try Club()
      var isOpen = false
      club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
      club.director.guards = [
        Guard("session") {
          $0.tree.titles.contains("hall") && !isOpen ? .detour(through: DeskCoordinator()) : .allow
        }
      ]
      #expect(club.director.reevaluate().isAdmitted)
      #expect(club.sketch == "desk")
      isOpen = isFinished
      if isFinished { club.desk?.finish("welcome") } else { club.desk?.finish() }
      #expect(club.sketch == (isFinished ? "[hall]" : "sorry"))
    }
  }
}

/// The trees that were admitted, in a line each.
@MainActor private final class Sketches {
  private(set) var all: [String] = []

  init(of director: SceneDirector) {
    director.observe { [weak self, weak director] event in
      guard case .admitted = event, let director else { return }
      self?.all.append(director.tree.sketch)
    }
  }
}
