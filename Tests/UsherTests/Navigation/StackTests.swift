import Testing
import Usher
import UsherTesting

/// Stacks and identity: cases N1 to N12.
@MainActor struct StackTests {
  let diary = Diary()

  private func stage(_ titles: String...) throws -> TestStage {
    try TestStage(root: Teller("home", diary, stack: titles))
  }

  private func screen(_ title: String, on stage: TestStage) throws -> any Screen {
    let node = try #require(stage.director.tree.node(titled: title))
    return try #require(stage.director.screen(for: node.id))
  }

  @Test func `A push makes the new screen and keeps the one below`() throws {
    let stage = try stage("a")
    let a = try screen("a", on: stage)
    let b = Plain("b")
    #expect(stage.director.root.push(b).isAdmitted)
    #expect(stage.director.tree.sketch == "[a, b]")
    #expect(try screen("a", on: stage) === a)
    #expect(try screen("b", on: stage) === b)
  }

  @Test func `The only screen of a stack cannot be popped`() throws {
    let stage = try stage("a")
    let before = stage.director.tree
    #expect(stage.director.root.pop().error?.reason == .impossible)
    #expect(stage.director.tree == before)
  }

  @Test func `Of two commands from one screen the second is stale`() throws {
    let stage = try stage("a")
    let a = try screen("a", on: stage)
    #expect(stage.director.root.push(Plain("b"), from: a).isAdmitted)
    #expect(stage.director.root.push(Plain("b"), from: a).error?.reason == .stale)
    #expect(stage.director.tree.sketch == "[a, b]")
  }

  @Test func `Of two different commands from one screen only the first pushes`() throws {
    let stage = try stage("a", "b")
    let b = try screen("b", on: stage)
    #expect(stage.director.root.push(Plain("c"), from: b).isAdmitted)
    #expect(stage.director.root.present(Plain("d"), from: b).error?.reason == .stale)
    #expect(stage.director.tree.sketch == "[a, b, c]")
  }

  @Test func `Equal pushes in two turns before the display has settled give one`() async throws {
    let host = ManualHost()
    let stage = try TestStage(root: Teller("home", stack: ["a"]), host: host)
    host.finishAll()
    let root = stage.director.root
    func tap() -> NavigationHandle {
      let source = ScreenSource(signature: "detail") { _ in Plain("detail") }
      return root.perform(.show(source, as: .push))
    }
    #expect(tap().isAdmitted)
    #expect(tap().isAdmitted, "two in one turn are meant")
    await Turn.pass()
    await Turn.pass()
    #expect(tap().error?.reason == .stale)
    host.finishAll()
    #expect(tap().isAdmitted, "after settling it is a new wish")
    host.finishAll()
    #expect(stage.director.tree.sketch == "[a, detail, detail, detail]")
  }

  @Test func `Setting a shorter stack ends the removed flows in reverse order in one step`() throws
  {
    let host = HeadlessHost()
    let root = Teller("home", diary, stack: ["1"])
    let stage = try TestStage(root: root, host: host)
    for number in 2...6 { root.start(child: Teller("\(number)", diary), as: .push) }
    #expect(stage.director.tree.sketch == "[1, 2, 3, 4, 5, 6]")
    _ = diary.tear()
    host.keepsSteps = true
    let kept = [try screen("1", on: stage), try screen("2", on: stage)]
    #expect(root.set(kept).isAdmitted)
    #expect(stage.director.tree.sketch == "[1, 2]")
    #expect(diary.tear() == ["6 finished", "5 finished", "4 finished", "3 finished"])
    #expect(host.steps.count == 1)
    stage.expectNothingLeaked()
  }

  @Test func `A replaced flow ends after the new one has begun, and its scope ends last`() throws {
    let root = Teller("home", diary, stack: ["a"])
    let stage = try TestStage(root: root, scope: DiaryScope("root", diary))
    root.start(child: Counter("old", diary), as: .push)
    let old = try #require(stage.director.tree.node(titled: "old")?.id)
    let observer = stage.director.observe { [diary] event in
      if case .disappeared(old) = event { diary.write("old disappeared") }
    }
    _ = diary.tear()
    let new = Teller("new", diary) { [diary] _ in
      diary.write("new prepared")
      return .screen(Plain("new"))
    }
    #expect(root.perform(.sequence(.pop(), .start(new, as: .push))).isAdmitted)
    #expect(stage.director.tree.sketch == "[a, new]")
    #expect(
      diary.tear() == [
        "new prepared", "new started", "old finished", "old disappeared",
        "scope of Counter ended",
      ])
    #expect(stage.director.screen(for: old) == nil)
    observer.cancel()
  }

  @Test func `Verbs called while a commit runs are queued and lose nothing`() throws {
    let root = Teller("home", diary) { teller in
      teller.push(Plain("from build"))
      return .stack(Plain("a"))
    }
    root.starts = { teller in
      let navigation = teller.push(Plain("from didStart"))
      #expect(navigation.result == nil, "it waits for the commit that runs")
    }
    let stage = try TestStage(root: root)
    #expect(stage.director.tree.sketch == "[a, from build, from didStart]")
  }

  @Test func `A refused start drops what its build queued`() throws {
    let stage = try stage("a")
    struct Trouble: Error {}
    var queued: NavigationHandle?
    let child = Teller("child", diary) { teller in
      queued = teller.push(Plain("late"))
      throw Trouble()
    }
    let navigation = stage.director.root.start(child: child)
    #expect(navigation.error?.reason == .preparation)
    #expect(navigation.error?.underlying is Trouble)
    #expect(queued?.error?.reason == .preparation)
    #expect(stage.director.tree.sketch == "[a]")
    #expect(diary.tear() == ["home started"])
  }

  @Test func `Commands before the start are applied after it, in order`() throws {
    let root = Teller("home", stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost())
    let first = root.push(Plain("b"))
    root.push(Plain("c"))
    #expect(first.result == nil)
    try director.start()
    #expect(first.isAdmitted)
    #expect(director.tree.sketch == "[a, b, c]")
    director.close()
  }

  @Test func `A pop by the user cancels the flow that had its only screen there, once`()
    async throws
  {
    let stage = try stage("a")
    let flow = stage.director.root.start(child: Counter("b", diary))
    _ = diary.tear()
    let id = try #require(stage.director.tree.node(titled: "b")?.id)
    stage.director.report(.popped(id))
    stage.director.report(.popped(id))
    #expect(stage.director.tree.sketch == "[a]")
    guard case .cancelled(.user) = await flow.outcome else {
      Issue.record("\(await flow.outcome)")
      return
    }
    #expect(diary.tear() == ["b finished"])
    stage.expectNothingLeaked()
  }

  @Test func `A flow replaces its own slice of a stack and leaves those of others`() throws {
    let stage = try stage("a")
    let middle = Teller("b", diary)
    stage.director.root.start(child: middle)
    middle.push(Plain("c"))
    stage.director.root.push(Plain("d"))
    middle.replaceAll(with: [Plain("x"), Plain("y"), Plain("z")])
    #expect(stage.director.tree.sketch == "[a, x, y, z, d]")
    #expect(!middle.isFinished)
  }

  @Test func `Verbs of a stack do what their names say`() throws {
    let stage = try stage("a")
    let root = stage.director.root
    let b = Plain("b")
    root.set([try screen("a", on: stage), b, Plain("c"), Plain("d")])
    #expect(stage.director.tree.sketch == "[a, b, c, d]")
    root.bringToFront(b)
    #expect(stage.director.tree.sketch == "[a, c, d, b]")
    root.replace(with: Plain("e"))
    #expect(stage.director.tree.sketch == "[a, c, d, e]")
    root.pop(to: try screen("c", on: stage))
    #expect(stage.director.tree.sketch == "[a, c]")
    root.popToRoot()
    #expect(stage.director.tree.sketch == "[a]")
    #expect(root.pop(to: b).error?.reason == .unknown)
    #expect(root.push(try screen("a", on: stage)).error?.reason == .impossible)
  }
}
