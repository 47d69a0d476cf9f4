import Testing
import Usher
import UsherTesting

/// Directors before their start, with a root that is in use, and dropped without having closed.
@MainActor struct DirectorLifeTests {
  private func director(_ root: Coordinator) -> SceneDirector {
    SceneDirector(root, host: HeadlessHost())
  }

  @Test func `Reports of the platform before the start leave the commands waiting`() throws {
    let root = Teller("home", stack: ["a"])
    let director = director(root)
    let push = root.push(Plain("b"))
    director.windowDidEnter(.background)
    director.windowDidEnter(.foreground)
    director.report(.gestureBegan)
    director.report(.gestureEnded(completed: false))
    #expect(push.result == nil)
    try director.start()
    #expect(push.isAdmitted)
    #expect(director.tree.sketch == "[a, b]")
    director.close()
  }

  @Test func `A coordinator is the root of one director alone`() throws {
    let root = Teller("home", stack: ["a"])
    let first = director(root)
    try first.start()
    let second = director(root)
    let error = #expect(throws: NavigationError.self) {
      try second.start(fileID: "App/Main.swift", line: 7)
    }
    #expect(
      error?.description == """
        Teller could not start: impossible.
          at App/Main.swift:7
          Teller has been started before.
          • Make a new coordinator for every start.
        """)
    #expect(root.director === first)
    #expect(root.push(Plain("b")).isAdmitted)
    #expect(first.tree.sketch == "[a, b]")
    first.close()
    #expect(root.isFinished)
  }

  @Test func `A root that waits for its director is nobody's child`() throws {
    let waiting = Teller("waiting", stack: ["x"])
    let second = director(waiting)
    let root = Teller("home", stack: ["a"])
    let first = director(root)
    try first.start()
    #expect(root.start(child: waiting).error?.reason == .impossible)
    try second.start()
    #expect(second.tree.sketch == "[x]")
    first.close()
    second.close()
  }

  @Test(arguments: [false, true])
  func `A director that is released or closed leaves another one's root alone`(
    closes: Bool
  ) async throws {
    let root = Teller("home", stack: ["a"])
    let first = director(root)
    do {
      let second = director(root)
      if closes { second.close() }
    }
    await pass()
    try first.start()
    do { _ = director(root) }
    await pass()
    #expect(root.isStarted)
    first.close()
  }

  @Test func `Running a director whose start was refused throws that error`() async throws {
    let director = director(Teller("home", stack: ["a"]))
    director.guards = [Guard("closed") { _ in .deny("Come back tomorrow.") }]
    #expect(throws: NavigationError.self) { try director.start() }
    for _ in 1...2 {
      await #expect {
        try await director.run()
      } throws: {
        ($0 as? NavigationError)?.reason == .denied
      }
    }
  }

  @Test func `A director that has closed restores nothing, and reports that`() async throws {
    let before = director(Teller("home", stack: ["a"]))
    try before.start()
    let snapshot = before.snapshot()
    let after = director(Teller("home", stack: ["a"]))
    after.close()
    let store = SnapshotFile(path: "/nowhere/window.json")
    for start in [
      { try after.start(restoring: snapshot) }, { try after.start(restoring: snapshot.bytes) },
      { try after.start(restoring: store) },
    ] as [@MainActor () throws -> RestorationReport] {
      #expect {
        _ = try start()
      } throws: {
        ($0 as? NavigationError)?.reason == .ended
      }
    }
    before.close()
  }

  @Test(arguments: [false, true])
  func `A cancelled task returns from run and leaves the window as it is`(
    early: Bool
  ) async throws {
    let root = Teller("home", stack: ["a"])
    let director = director(root)
    let first = Task { try await director.run() }
    let second = Task { try await director.run() }
    if !early { await pass() }
    first.cancel()
    try await first.value
    #expect(root.push(Plain("b")).isAdmitted)
    #expect(director.tree.sketch == "[a, b]")
    director.close()
    try await second.value
    #expect(root.isFinished)
  }

  @Test func `Waiting for a dismissal does not keep the director alive`() async throws {
    let root = Teller("home", stack: ["a"])
    var director: SceneDirector? = director(root)
    try director?.start()
    weak let dropped = director
    let sheet = root.present(Plain("b"))
    let waiting = Task { await sheet.dismissed() }
    await pass()
    director = nil
    #expect(dropped == nil)
    await waiting.value
  }

  @Test func `A request behind a detour is refused when the director is released`() async throws {
    let root = Teller("home", stack: ["a"])
    var director: SceneDirector? = director(root)
    try director?.start()
    director?.guards = [
      Guard("sign-in") {
        $0.tree.titles.contains("b") ? .detour(through: Teller("sign-in")) : .allow
      }
    ]
    let push = root.push(Plain("b"))
    let flow = root.start(child: Counter("b"))
    director = nil
    await #expect(throws: NavigationError.self) { try await push.settled() }
    guard case .cancelled(.refused) = await flow.outcome else {
      Issue.record("not refused")
      return
    }
  }

  @Test func `A display that is taken away takes the gesture on it along`() throws {
    let root = Teller("home", stack: ["a"])
    let stage = try TestStage(root: root)
    stage.director.report(.gestureBegan)
    stage.director.windowDidEnter(.disconnected)
    root.push(Plain("b"))
    stage.director.windowDidEnter(.foreground)
    #expect(stage.director.host.shown.sketch == "[a, b]")
    stage.director.close()
  }

  private func pass() async {
    for _ in 0..<8 { await Turn.pass() }
  }
}
