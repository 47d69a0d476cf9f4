import Testing
import Usher
import UsherTesting

/// Results and lifetimes: cases N32 to N41, and law 3.
@MainActor struct LifetimeTests {
  let diary = Diary()

  private func stage(host: any SceneHost = HeadlessHost()) throws -> TestStage {
    try TestStage(
      root: Teller("home", diary, stack: ["a"]), host: host, scope: DiaryScope("root", diary))
  }

  private func reason<Output>(_ flow: Flow<Output>) -> String? {
    guard case .cancelled(let reason)? = flow.currentOutcome else { return nil }
    return reason.name
  }

  @Test
  func
    `A result arrives once and at once, and the scope ends after the host has released the screens`()
    throws
  {
    let host = ManualHost()
    let stage = try stage(host: host)
    host.finishAll()
    let child = Counter("child", diary)
    let flow = stage.director.root.start(child: child)
    host.finishAll()
    _ = diary.tear()
    child.finish(7)
    guard case .finished(7)? = flow.currentOutcome else {
      Issue.record("no result yet")
      return
    }
    #expect(diary.tear() == ["child finished"])
    #expect(stage.director.tree.sketch == "[a]")
    host.finishAll()
    #expect(diary.tear() == ["scope of Counter ended"])
  }

  @Test func `However a flow ends, its outcome names the reason`() throws {
    let stage = try stage()
    let root = stage.director.root
    let byUser = root.start(child: Counter("b", diary))
    stage.user.back()
    let bySwipe = root.start(child: Counter("b", diary), as: .sheet)
    #expect(stage.user.swipe(.dismiss))
    let own = Counter("c", diary)
    let byItself = root.start(child: own)
    own.finish()
    let byParent = root.start(child: Counter("d", diary), as: .sheet)
    root.dismiss()
    let outer = Teller("e", diary)
    root.start(child: outer)
    let byParentsEnd = outer.start(child: Counter("f", diary))
    outer.finish()
    let byClosing = root.start(child: Counter("g", diary))
    stage.director.close()
    let tooLate = root.start(child: Counter("h", diary))
    let flows = [byUser, bySwipe, byItself, byParent, byParentsEnd, byClosing, tooLate]
    #expect(
      flows.map(reason) == [
        "user", "user", "withoutResult", "replaced", "parentEnded", "closed", "refused",
      ])
  }

  @Test func `An awaited outcome arrives, even if the director is just released`() async {
    var director: SceneDirector? = SceneDirector(
      Teller("home", diary, stack: ["a"]), host: HeadlessHost())
    try? director?.start()
    let flow = director?.root.start(child: Counter("b", diary))
    director = nil
    guard case .cancelled(.closed)? = await flow?.outcome else {
      Issue.record("not closed")
      return
    }
  }

  @Test func `A second finish is refused and reported`() async throws {
    let stage = try stage()
    let child = Counter("b", diary)
    let flow = stage.director.root.start(child: child)
    var events = stage.director.events.makeAsyncIterator()
    child.finish(1)
    #expect(child.finish(2).error?.reason == .ended)
    guard case .finished(1)? = flow.currentOutcome else {
      Issue.record("the first result counts")
      return
    }
    var refused = false
    while !refused, let event = await events.next() {
      if case .refused(let error, _) = event { refused = error.reason == .ended }
    }
    #expect(refused)
  }

  @Test func `A flow ends with all it started, the innermost first`() throws {
    let stage = try stage()
    do {
      let child = Teller("child", diary)
      stage.director.root.start(child: child)
      child.start(child: Teller("grandchild", diary))
      child.start(child: Teller("second", diary), as: .sheet)
      _ = diary.tear()
      child.finish()
    }
    #expect(
      diary.tear().filter { $0.hasSuffix("finished") } == [
        "second finished", "grandchild finished", "child finished",
      ])
    #expect(stage.director.tree.sketch == "[a]")
    stage.expectNothingLeaked()
  }

  @Test func `A refused start ends the scope and refuses the outcome`() throws {
    struct Trouble: Error {}
    let stage = try stage()
    _ = diary.tear()
    let flow = stage.director.root.start(child: Counter("b", diary) { _ in throw Trouble() })
    guard case .cancelled(.refused(let error as NavigationError))? = flow.currentOutcome else {
      Issue.record("not refused")
      return
    }
    #expect(error.underlying is Trouble)
    #expect(diary.tear() == ["scope of Counter ended"])
    stage.expectNothingLeaked()
  }

  @Test func `A late callback of a flow that ended pushes nothing`() throws {
    let stage = try stage()
    let child = Teller("child", diary)
    stage.director.root.start(child: child)
    child.finish()
    #expect(child.push(Plain("late")).error?.reason == .ended)
    #expect(stage.director.tree.sketch == "[a]")
  }

  @Test func `A flow with two screens lives until the second has gone`() throws {
    let stage = try stage()
    let child = Counter("b", diary)
    let flow = stage.director.root.start(child: child)
    child.push(Plain("c"))
    stage.user.back()
    #expect(!child.isFinished && flow.currentOutcome == nil)
    #expect(diary.tear().last == "b lost c")
    stage.user.back()
    #expect(child.isFinished && flow.currentOutcome == .cancelled(.user))
    stage.director.close()
    #expect(diary.tear().filter { $0.hasSuffix("finished") } == ["b finished", "home finished"])
    #expect(stage.events(.finished).map(\.reason?.name) == ["user", "closed"])
  }

  @Test func `A flow finishes from the middle of a stack`() throws {
    let stage = try stage()
    let middle = Teller("b", diary)
    stage.director.root.start(child: middle)
    stage.director.root.push(Plain("c"))
    #expect(stage.director.tree.sketch == "[a, b, c]")
    middle.finish()
    #expect(stage.director.tree.sketch == "[a, c]")
  }

  @Test func `A task of a flow is cancelled when it finishes`() async throws {
    let stage = try stage()
    let child = Teller("child", diary)
    stage.director.root.start(child: child)
    let task = child.task {
      try? await stage.clock.sleep(for: .seconds(9))
      self.diary.write(Task.isCancelled ? "cancelled" : "slept")
    }
    await stage.idle()
    child.finish()
    await task.value
    #expect(diary.tear().last == "cancelled")
    #expect(child.task {}.isCancelled)
  }

  @Test func `Closing ends every flow and releases everything`() throws {
    var stage: TestStage? = try stage()
    weak let root = stage?.director.root
    weak var child: Teller?
    weak var screen: Plain?
    do {
      let made = Teller("child", diary) { _ in .stack(Plain("x")) }
      let shown = Plain("y")
      stage?.director.root.start(child: made)
      made.push(shown)
      (child, screen) = (made, shown)
    }
    stage?.director.close()
    #expect(child == nil)
    #expect(screen == nil)
    #expect(
      diary.tear().suffix(4) == [
        "child finished", "home finished", "scope of Teller ended", "root ended",
      ])
    stage = nil
    #expect(root == nil)
  }

  @Test func `The root coordinator closes its window by finishing`() async throws {
    let stage = try stage()
    let running = Task { try await stage.director.run() }
    await stage.idle()
    stage.director.root.finish()
    try await running.value
    #expect(stage.director.host.shown.isEmpty)
  }

  @Test func `Finishing to the root ends the children and keeps the first screen`() throws {
    let stage = try stage()
    let root = stage.director.root
    root.push(Plain("b"))
    root.start(child: Teller("c", diary))
    root.start(child: Teller("d", diary, stack: ["d"]), as: .cover)
    root.finishToRoot()
    #expect(stage.director.tree.sketch == "[a]")
    #expect(root.children.isEmpty)
    stage.expectNothingLeaked()
  }

  @Test func `Finishing to the root reaches what the build embedded`() throws {
    let inner = Teller("inner", diary, stack: ["i"])
    let root = Teller("home", diary) { teller in
      teller.startEmbedded(child: inner)
      return .tabs(inner, Plain("other"))
    }
    let stage = try TestStage(root: root)
    inner.push(Plain("j"))
    inner.start(child: Teller("k", diary))
    inner.present(Plain("l"), as: .cover)
    root.finishToRoot()
    #expect(stage.director.tree.sketch == "<*[i], other>")
    #expect(!inner.isFinished)
  }

  @Test func `A refused start cancels the tasks of its build`() async throws {
    struct Trouble: Error {}
    let stage = try stage()
    var task: Task<Void, Never>?
    let child = Teller("child", diary) { teller in
      task = teller.task { try? await stage.clock.sleep(for: .seconds(60)) }
      throw Trouble()
    }
    stage.director.root.start(child: child)
    #expect(task?.isCancelled == true)
    await task?.value
  }

  @Test func `A scope ends after a while even if the host never releases its screens`() async throws
  {
    let host = ManualHost()
    let stage = try stage(host: host)
    host.finishAll()
    let child = Teller("child", diary)
    stage.director.root.start(child: child)
    host.finishAll()
    host.isLazy = true
    _ = diary.tear()
    child.finish()
    #expect(diary.tear() == ["child finished"])
    await stage.idle()
    await stage.clock.advance(by: stage.director.options.releaseLimit)
    await stage.idle()
    #expect(diary.tear() == ["scope of Teller ended"])
  }
}
