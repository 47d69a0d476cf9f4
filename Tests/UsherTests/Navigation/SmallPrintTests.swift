import Testing
import Usher
import UsherTesting

/// Starts and ends of directors, results without a value, gestures without an end.
@MainActor struct SmallPrintTests {
  private final class Confirming: Teller, Concluding {
    typealias Output = Void
  }

  private func window(_ host: any SceneHost = HeadlessHost()) throws -> (Teller, SceneDirector) {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: host, options: SceneDirector.Options(seed: 1))
    return (root, director)
  }

  @Test func `A coordinator whose output is Void delivers its result when it finishes`()
    async throws
  {
    let (root, director) = try window()
    try director.start()
    for isPlain in [true, false] {
      let child = Confirming("child")
      let flow = root.start(child: child)
      if isPlain { (child as Coordinator).finish() } else { child.finish() }
      guard case .finished? = flow.currentOutcome else {
        Issue.record("It was cancelled.")
        return
      }
    }
    let left = root.start(child: Confirming("child"))
    root.pop()
    guard case .cancelled(.replaced)? = left.currentOutcome else {
      Issue.record("It was finished.")
      return
    }
  }

  @Test func `A start after the end throws`() throws {
    let (_, director) = try window()
    director.close()
    let error = #expect(throws: NavigationError.self) {
      try director.start(fileID: "App/Main.swift", line: 9)
    }
    #expect(
      error?.description == """
        Teller could not start: ended.
          at App/Main.swift:9
          The director has closed.
          • Make a new director for a new window.
        """)
    let failing = SceneDirector(Teller("none") { _ in throw Broken() }, host: HeadlessHost())
    #expect(throws: NavigationError.self) { try failing.start() }
    #expect(throws: NavigationError.self) { try failing.start() }
  }

  @Test func `Tasks of a root that never started are cancelled when its director closes`()
    async throws
  {
    let (root, director) = try window()
    let task = root.task { while !Task.isCancelled { await Turn.pass() } }
    director.close()
    await task.value
    #expect(task.isCancelled)
  }

  @Test func `A released director detaches its host`() async throws {
    let host = ManualHost()
    var held: (Teller, SceneDirector)? = try window(host)
    try held?.1.start()
    host.finishAll()
    held = nil
    for _ in 0..<4 { await Turn.pass() }
    #expect(host.log.last == "detach")
  }

  @Test func `A gesture whose end is never reported blocks the display only for a while`()
    async throws
  {
    let stage = try TestStage(root: Teller("home", stack: ["a", "b"]))
    stage.director.report(.gestureBegan)
    let navigation = stage.director.root.push(Plain("c"))
    #expect(stage.director.host.shown.sketch == "[a, b]")
    await Turn.pass()
    await stage.clock.advance(by: stage.director.options.gestureLimit)
    try await navigation.settled()
    #expect(stage.director.host.shown.sketch == "[a, b, c]")
    stage.director.report(.gestureEnded(completed: true))
    #expect(stage.director.host.shown == stage.director.tree)
  }

  @Test func `Two starts of one kind behind one detour show one`() async throws {
    let club = try Club()
    club.director.guards = [
      Guard("desk first") {
        $0.tree.titles.contains("show") && !club.isMember
          ? .detour(through: DeskCoordinator()) : .allow
      }
    ]
    let one = club.coordinator.start(child: Teller("show"))
    let two = club.coordinator.start(child: Teller("show"))
    #expect(two.error?.detail == "An equal command is already waiting for Desk.")
    club.signIn()
    #expect(one.isAdmitted)
    #expect(club.sketch == "[hall, show]")
  }

  @Test func `Guards that lead on by pushes of different screens go in no circle`() throws {
    let (root, director) = try window()
    let steps = (1...3).map { Plain("p\($0)") }
    director.guards = [
      Guard("onward") { proposal in
        let titles = proposal.tree.titles
        if titles.contains("p0") { return .redirect(.push(steps[0])) }
        for (step, next) in zip(steps, steps.dropFirst()) where titles.contains(step.title ?? "") {
          return .redirect(.push(next))
        }
        return .allow
      }
    ]
    try director.start()
    #expect(root.push(Plain("p0")).isAdmitted)
    #expect(director.tree.sketch == "[a, p3]")
  }

  @Test func `A model that presents scenes inside an alert is refused`() throws {
    let note = SceneModel("note", children: [SceneModel("home")])
    let model = SceneModel("home").presenting(note, as: .alert(SceneAlert("Note")))
    var table = ModelTable()
    table.add("home") { _ in Plain("home") }
    table.add("note") { _ in Plain("note") }
    let director = SceneDirector(SceneModel("home"), factory: table, host: HeadlessHost())
    try director.start()
    #expect(
      director.set(model).error?.detail
        == "The model presents note as an alert, which cannot contain other scenes.")
  }

  private struct Broken: Error {}
}
