import Testing
import Usher
import UsherTesting

/// A host that forgets the selection with every other step.
private final class FickleHost: SceneHost {
  private(set) var shown = SceneTree()
  private var first: NodeID?

  func attach(to director: SceneDirector) {}

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    if let next = try? shown.applying(step) { shown = next }
    if case .select = step.edit, let root = shown.root {
      shown = (try? shown.applying(.update(root.id, Node.Attributes(name: "lost")))) ?? shown
    } else if let root = shown.root, let first = root.children.first {
      shown = (try? shown.applying(.select(first.id, in: root.id))) ?? shown
    }
    completion()
  }

  func detach() {}

  func writeToLog(_ write: @escaping @MainActor () -> Void) {}
}

extension SceneDirector {
  fileprivate func screen(of title: String) -> (any Screen)? {
    tree.node(titled: title).flatMap { screen(for: $0.id) }
  }
}

/// Keeping a display in step: N29 and the limits of hosts.
@MainActor struct ReconcilerTests {
  let host = ManualHost()

  private func stage(_ titles: String...) throws -> TestStage {
    let stage = try TestStage(root: Teller("home", stack: titles), host: host)
    host.finishAll()
    _ = host.tearLog()
    return stage
  }

  @Test func `A window has its root before the start returns`() throws {
    let host = ManualHost()
    let director = SceneDirector(Teller("home", stack: ["a"]), host: host)
    try director.start()
    #expect(host.log == ["root"])
    director.close()
  }

  @Test func `Commits made during an animation coalesce`() throws {
    let stage = try stage("a")
    for title in ["b", "c", "d"] { stage.director.root.push(Plain(title)) }
    #expect(host.tearLog() == ["set"])
    host.finishAll()
    #expect(host.tearLog() == ["set"])
    #expect(host.shown.sketch == "[a, b, c, d]")
  }

  @Test func `A command is settled once the display shows it`() async throws {
    let stage = try stage("a")
    let navigation = stage.director.root.push(Plain("b"))
    var isSettled = false
    let waiting = Task {
      try await navigation.settled()
      isSettled = true
    }
    await stage.idle()
    #expect(!isSettled)
    host.finishAll()
    try await waiting.value
    #expect(isSettled)
  }

  @Test func `A completion that never comes makes the director look again`() async throws {
    let stage = try stage("a")
    let navigation = stage.director.root.push(Plain("b"))
    let lost = host.pending.count
    #expect(lost == 1)
    host.change(host.pending[0].step.edit)
    await stage.idle()
    await stage.clock.advance(by: stage.director.options.stepLimit)
    try await navigation.settled()
    host.finishStep()
    #expect(host.shown == stage.director.tree, "the late completion changes nothing")
  }

  @Test func `An unreachable display is reported and not tried forever`() async throws {
    let stage = try stage("a")
    host.isLazy = true
    let navigation = stage.director.root.push(Plain("b"))
    host.finishAll()
    #expect(host.tearLog().count == stage.director.options.attempts)
    await #expect(throws: NavigationError.self) { try await navigation.settled() }
    host.isLazy = false
    let next = stage.director.root.push(Plain("c"))
    host.finishAll()
    try await next.settled()
    #expect(host.shown.sketch == "[a, b, c]", "the next change tries again")
  }

  @Test func `A stack that takes one screen at a time gets them one by one`() throws {
    host.capabilities = HostCapabilities(pushesSeveralAtOnce: false)
    let stage = try stage("a", "b")
    stage.director.root.set([Plain("c"), Plain("d"), Plain("e")])
    host.finishAll()
    #expect(host.tearLog() == ["set", "set", "set"])
    #expect(host.shown.sketch == "[c, d, e]")
    #expect(host.shown == stage.director.tree)
  }

  @Test func `Going to the background and back makes no new node`() throws {
    let stage = try stage("a", "b")
    let before = stage.director.tree
    for phase in [WindowPhase.background, .foreground, .disconnected] {
      stage.director.windowDidEnter(phase)
    }
    #expect(stage.director.tree == before)
    #expect(host.tearLog().isEmpty)
    stage.director.root.push(Plain("c"))
    #expect(host.tearLog().isEmpty, "there is no display to change")
    stage.director.windowDidEnter(.foreground)
    host.finishAll()
    #expect(host.shown.sketch == "[a, b, c]")
  }

  @Test func `A window that closes without a display has closed`() async throws {
    let stage = try stage("a")
    stage.director.root.start(child: Teller("child"))
    host.finishAll()
    let running = Task { try await stage.director.run() }
    await stage.idle()
    stage.director.windowDidEnter(.disconnected)
    stage.director.close()
    try await running.value
    #expect(host.log.last == "detach")
  }

  @Test func `A window that closes during a gesture has closed after a while`() async throws {
    let stage = try stage("a", "b")
    stage.director.report(.gestureBegan)
    _ = host.tearLog()
    stage.director.close()
    await stage.idle()
    #expect(host.log.isEmpty, "the display is the user's")
    await stage.clock.advance(by: stage.director.options.stepLimit)
    await stage.idle()
    #expect(host.tearLog() == ["detach"])
  }

  @Test(arguments: [false, true])
  func `A window closes even if its host reports an endless gesture`(
    isShowing: Bool
  ) async throws {
    let stage = try stage("a", "b")
    host.isInteracting = true
    if isShowing { stage.director.root.push(Plain("c")) }
    stage.director.report(.gestureBegan)
    stage.director.close()
    for _ in 0..<4 {
      await stage.idle()
      await stage.clock.advance(by: stage.director.options.stepLimit)
    }
    await stage.idle()
    #expect(host.tearLog().last == "detach")
    try await stage.director.run()
  }

  @Test func `A display that undoes what it did is given up`() async throws {
    let host = FickleHost()
    let director = SceneDirector(
      Teller("home") { _ in .tabs(SceneLayout.stack(Plain("a")), Plain("b")) }, host: host)
    try director.start()
    let navigation = director.root.perform(
      .sequence(.select(1), .update(try #require(director.screen(of: "a")))))
    await #expect(throws: NavigationError.self) { try await navigation.settled() }
    director.close()
  }

  @Test func `Titles and badges reach the display`() throws {
    let first = Plain("a")
    let root = Teller("home") { _ in .tabs(SceneLayout.stack(first), Plain("b")) }
    let stage = try TestStage(root: root, host: host)
    first.title = "renamed"
    root.update(first)
    root.setBadge("3", on: first)
    host.finishAll()
    #expect(host.shown == stage.director.tree)
    #expect(host.shown.root?.children[0].badge == "3")
    #expect(host.shown.sketch == "<*[renamed], b>")
  }
}
