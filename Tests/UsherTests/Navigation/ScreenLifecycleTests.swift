import Testing
import Usher
import UsherExplorer

/// The life of screens: that they appear, disappear and leave, and the work that is bound to them.
@MainActor struct ScreenLifecycleTests {
  let diary = Diary()

  private func stage(host: any SceneHost = HeadlessHost()) throws -> (TestStage, Watch) {
    let root = Watch("home", diary)
    let stage = try TestStage(root: root, host: host, scope: DiaryScope("root scope", diary))
    return (stage, root)
  }

  @Test func `A screen is notified when it appears, disappears and leaves, before its coordinator`()
    throws
  {
    let (stage, root) = try stage()
    _ = diary.tear()
    root.push(Living("b", diary))
    #expect(
      diary.tear() == [
        "home disappeared", "home saw home disappear", "b appeared", "home saw b appear",
      ])
    stage.user.back()
    #expect(
      diary.tear() == [
        "b left", "home lost b", "b disappeared", "home saw b disappear", "home appeared",
        "home saw home appear",
      ])
    stage.director.close()
    #expect(
      diary.tear() == [
        "home left", "home finished", "home disappeared", "home saw home disappear",
        "root scope ended",
      ])
  }

  @Test func `A screen leaves at the commit and disappears when the display has released it`()
    throws
  {
    let host = RulesHost(pace: .byHand)
    let (stage, root) = try stage(host: host)
    host.finishTransition()
    let flow = Watch("flow", diary)
    root.start(child: flow, as: .sheet)
    host.finishTransition()
    _ = diary.tear()
    flow.finish()
    #expect(diary.tear().filter { $0.hasPrefix("flow") } == ["flow left", "flow finished"])
    host.finishTransition()
    #expect(
      diary.tear().filter { $0.contains("flow") || $0.hasPrefix("scope") } == [
        "flow disappeared", "flow saw flow disappear", "scope of Watch ended",
      ])
    stage.director.close()
  }

  @Test func `Screens that leave together leave topmost first, after what replaces them began`()
    throws
  {
    let (stage, root) = try stage()
    let flow = Watch("flow", diary)
    root.start(child: flow)
    flow.push(Living("b", diary))
    flow.push(Living("c", diary))
    _ = diary.tear()
    root.start(child: Watch("next", diary), as: .root)
    let told = diary.tear().filter { $0.hasSuffix("left") || $0.hasSuffix("ed") }
    #expect(
      told.prefix(7) == [
        "next started", "c left", "b left", "flow left", "home left", "flow finished",
        "c disappeared",
      ])
    stage.director.close()
  }

  @Test func `A screen of a released director leaves and disappears once`()
    async throws
  {
    let root = Watch("home", diary)
    do {
      let director = SceneDirector(root, host: HeadlessHost())
      try director.start()
      root.push(Living("b", diary))
      _ = diary.tear()
    }
    await Turn.rest { diary.lines.count }
    #expect(
      diary.tear() == [
        "b left", "home left", "b disappeared", "home saw b disappear", "home finished",
      ])
  }

  @Test func `A screen that is refused or moves does not leave`() throws {
    let (stage, root) = try stage()
    stage.director.guards = [
      Guard("two at most") { $0.tree.root?.children.count ?? 0 > 2 ? .deny("full") : .allow }
    ]
    let screen = Living("b", diary)
    root.push(screen)
    _ = diary.tear()
    #expect(!root.push(Living("c", diary)).isAdmitted)
    root.bringToFront(screen)
    root.setBadge("1", on: screen)
    #expect(!diary.tear().contains { $0.hasSuffix("left") })
    stage.director.close()
  }

  @Test func `A screen that is shown again leaves as often as it came`() throws {
    let host = RulesHost(pace: .byHand)
    let (stage, root) = try stage(host: host)
    host.finishTransition()
    let screen = Living("b", diary)
    root.push(screen)
    host.finishTransition()
    _ = diary.tear()
    root.pop()
    root.push(screen)
    while host.isTransitioning { host.finishTransition() }
    stage.director.close()
    while host.isTransitioning { host.finishTransition() }
    let told = diary.tear().filter { $0.hasPrefix("b ") }
    #expect(told.count { $0 == "b left" } == 2)
    #expect(told.count { $0 == "b appeared" } + 1 == told.count { $0 == "b disappeared" })
  }

  @Test func `Verbs that a screen's life asks for are queued and lose nothing`() throws {
    let (stage, root) = try stage()
    let screen = Living("b", diary)
    screen.leaves = { root.push(Plain("after")) }
    root.push(screen)
    root.pop()
    #expect(stage.director.tree.sketch == "[home, after]")
    stage.director.close()
  }
}

/// Work that is bound to a screen.
@MainActor struct ScreenTaskTests {
  let diary = Diary()

  private func stage() throws -> (TestStage, Watch) {
    let root = Watch("home", diary)
    return (try TestStage(root: root), root)
  }

  @Test func `A task that is bound to a screen is cancelled when that leaves`() throws {
    let (stage, root) = try stage()
    let (b, c) = (Plain("b"), Plain("c"))
    root.push(b)
    let first = root.task(boundTo: b) {}
    let other = root.task {}
    root.push(c)
    let second = root.task(boundTo: c) {}
    root.pop()
    #expect(second.isCancelled && !first.isCancelled)
    stage.user.back()
    #expect(first.isCancelled && !other.isCancelled)
    stage.director.close()
    #expect(other.isCancelled)
  }

  @Test func `A task that is bound to another flow's screen ends with the first of the two`() throws
  {
    let (stage, root) = try stage()
    let flow = Watch("flow", diary)
    root.start(child: flow)
    let screen = try #require(stage.screen(Living.self))
    let ofRoot = root.task(boundTo: screen) {}
    let ofFlow = flow.task(boundTo: try #require(root.screen)) {}
    flow.finish()
    #expect(ofRoot.isCancelled && ofFlow.isCancelled)
    stage.director.close()
  }

  @Test func `A task may be bound to a screen that a queued command brings`() throws {
    let (stage, root) = try stage()
    let screen = Plain("b")
    var task: Task<Void, Never>?
    let child = Watch("flow", diary)
    child.starts = { flow in
      flow.push(screen)
      task = flow.task(boundTo: screen) {}
    }
    root.start(child: child)
    #expect(task?.isCancelled == false)
    root.pop()
    #expect(task?.isCancelled == true)
    stage.director.close()
  }

  @Test func `A task may be bound before the director starts`() throws {
    let root = Watch("home", diary)
    let director = SceneDirector(root, host: HeadlessHost())
    let (b, never) = (Plain("b"), Plain("never"))
    root.push(b)
    let tasks = [b, never].map { root.task(boundTo: $0) {} }
    try director.start()
    #expect(tasks.map(\.isCancelled) == [false, true])
    director.close()
  }

  @Test func `A task that is bound to a screen behind a detour waits for it`() throws {
    let (stage, root) = try stage()
    let latch = Latch()
    let door = Watch("door", diary)
    stage.director.guards = [
      Guard("closed") { proposal in
        latch.isOpen || proposal.tree.modals.count + (proposal.tree.root?.children.count ?? 0) < 2
          || proposal.tree.root?.children.count == 1 ? .allow : .detour(through: door)
      }
    ]
    let screen = Plain("b")
    root.push(screen)
    let task = root.task(boundTo: screen) {}
    #expect(!task.isCancelled)
    latch.isOpen = true
    door.finish()
    #expect(stage.director.tree.sketch == "[home, b]")
    #expect(!task.isCancelled)
    root.pop()
    #expect(task.isCancelled)
    stage.director.close()
  }

  @Test func `A task for a screen that is refused, has left or never came is cancelled`() throws {
    let (stage, root) = try stage()
    stage.director.guards = [Guard("no") { $0.cause == .program ? .deny("no") : .allow }]
    let screen = Plain("b")
    root.push(screen)
    #expect(root.task(boundTo: screen) {}.isCancelled)
    stage.director.guards = []
    root.push(screen)
    root.pop()
    #expect(root.task(boundTo: screen) {}.isCancelled)
    #expect(Watch("idle", diary).task(boundTo: screen) {}.isCancelled)
    stage.director.close()
    #expect(root.task(boundTo: screen) {}.isCancelled)
  }

  @Test func `Tasks that have ended by themselves hold no screen`() async throws {
    let (stage, root) = try stage()
    weak var held: Plain?
    do {
      let screen = Plain("b")
      held = screen
      root.push(screen)
      for _ in 1...3 { await root.task(boundTo: screen) { _ = screen.title }.value }
      root.pop()
    }
    await stage.settle()
    #expect(held == nil)
    stage.director.close()
  }
}

@MainActor private final class Latch {
  var isOpen = false
}

/// A screen that writes its life down.
private final class Living: Screen, ScreenLifecycle {
  let title: String?
  let diary: Diary
  var leaves: @MainActor () -> Void = {}

  init(_ title: String, _ diary: Diary) {
    self.title = title
    self.diary = diary
  }

  func screenDidAppear() { diary.write("\(title ?? "") appeared") }
  func screenDidDisappear() { diary.write("\(title ?? "") disappeared") }
  func screenDidLeave() {
    diary.write("\(title ?? "") left")
    leaves()
  }
}

/// A coordinator with a screen in a stack, or alone, that records its lifecycle.
private final class Watch: Teller {
  private(set) weak var screen: Living?

  init(_ name: String, _ diary: Diary) {
    super.init(name, diary) { teller in
      let screen = Living(name, diary)
      (teller as? Watch)?.screen = screen
      return teller.parent == nil ? .stack(screen) : .screen(screen)
    }
  }

  override func didAppear(_ screen: any Screen) {
    diary.write("\(name) saw \(screen.titleText ?? "") appear")
  }

  override func didDisappear(_ screen: any Screen) {
    diary.write("\(name) saw \(screen.titleText ?? "") disappear")
  }
}
