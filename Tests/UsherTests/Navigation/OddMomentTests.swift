import Testing
import Usher
import UsherExplorer
import UsherTesting

/// Commands and facts at unexpected moments.
@MainActor struct OddMomentTests {
  let diary = Diary()
  let host = RulesHost(pace: .byHand)

  private func stage(_ root: Teller) throws -> TestStage {
    let stage = try TestStage(root: root, host: host)
    rest()
    return stage
  }

  private func rest() {
    while host.isTransitioning { host.finishTransition() }
  }

  private func expectShown(_ sketch: String, _ stage: TestStage) {
    rest()
    #expect(host.shown.sketch == sketch)
    #expect(host.shown == stage.director.tree)
    #expect(host.failures.isEmpty)
  }

  @Test func `A flow that finishes as soon as it has started has its result`() async throws {
    let stage = try stage(Teller("home", diary, stack: ["a"]))
    let child = Counter("child", diary)
    child.starts = { ($0 as? Counter)?.finish(3) }
    let flow = stage.director.root.start(child: child)
    guard case .finished(3)? = flow.currentOutcome else {
      Issue.record("no result")
      return
    }
    expectShown("[a]", stage)
    try await flow.settled()
  }

  @Test func `A window that closes in didStart has closed when its start returns`() async throws {
    let root = Teller("home", diary, stack: ["a"])
    root.starts = { $0.director?.close() }
    let director = SceneDirector(root, host: HeadlessHost())
    try director.start()
    #expect(diary.tear() == ["home started", "home finished"])
    #expect(director.tree.isEmpty)
    #expect(throws: NavigationError.self) { try director.start() }
    try await director.run()
  }

  @Test func `A window that closes while a start is being reported ends the started flow`()
    async throws
  {
    let stage = try stage(Teller("home", diary, stack: ["a"]))
    _ = diary.tear()
    let observer = stage.director.observe { [weak director = stage.director] event in
      if case .started = event { director?.close() }
    }
    let navigation = stage.director.root.start(child: Teller("child", diary))
    #expect(navigation.isAdmitted)
    #expect(diary.tear() == ["child started", "child finished", "home finished"])
    rest()
    try await navigation.settled()
    observer.cancel()
  }

  @Test func `A push after a pop takes the popped screen's place`() throws {
    final class Popper: Teller {
      override func didPop(_ screen: any Screen) { push(Plain("again")) }
    }
    let stage = try stage(Popper("home", diary, stack: ["a", "b"]))
    stage.director.root.pop()
    expectShown("[a, again]", stage)
  }

  @Test func `One screen goes from place to place before any of them is shown`() throws {
    let root = Teller("home", diary, stack: ["a"])
    let stage = try stage(root)
    let screen = Plain("x")
    root.present(screen)
    root.dismiss(screen)
    root.push(screen)
    expectShown("[a, x]", stage)
    root.pop()
    root.embed(screen, in: "map")
    expectShown("[a{map:x}]", stage)
    root.unembed("map")
    root.embed(screen, in: "plan")
    expectShown("[a{plan:x}]", stage)
    #expect(root.embed(screen, in: "map").error?.reason == .impossible)
  }

  @Test func `An alert that is answered again, or after it went, has one answer`() throws {
    let stage = try stage(Teller("home", diary, stack: ["a"]))
    let root = stage.director.root
    let child = Counter("child", diary)
    var answers: [String?] = []
    let flow = root.start(child: child)
    child.present(SceneAlert("One?")) { answer in
      answers.append(answer?.button.title)
      child.finish(1)
      root.present(SceneAlert("Two?")) { answers.append($0?.button.title) }
    }
    rest()
    let first = try #require(stage.director.tree.modals.last)
    stage.director.report(.answered(first.id, button: 0))
    stage.director.report(.answered(first.id, button: 0))
    expectShown("[a] ▲alert Two?", stage)
    guard case .finished(1)? = flow.currentOutcome else {
      Issue.record("no result")
      return
    }
    let second = try #require(stage.director.tree.modals.last)
    root.dismiss()
    stage.director.report(.answered(second.id, button: 0))
    #expect(answers == ["OK", nil])
    expectShown("[a]", stage)
  }

  @Test func `A selection during a cancelled gesture is made after it`() throws {
    let root = Teller("home", diary) { _ in
      .tabs(SceneLayout.stack(Plain("a"), Plain("b")), Plain("c"))
    }
    let stage = try stage(root)
    #expect(host.begin(.back(1)))
    root.select(1)
    root.present(Plain("d"), as: .popover)
    host.cancelGesture()
    expectShown("<[a, b], *c> ▲popover d", stage)
    #expect(host.begin(.dismiss))
    root.dismissAll()
    root.select(0)
    host.completeGesture()
    expectShown("<*[a, b], c>", stage)
  }
}
