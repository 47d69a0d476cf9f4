import Testing
import Usher
import UsherTesting

/// The user's actions: cases N14 to N18 and N52, and invalid reports of hosts.
@MainActor struct FactTests {
  let diary = Diary()
  let host = ManualHost()

  private func stage(_ layout: @escaping @MainActor (Teller) throws -> SceneLayout) throws
    -> TestStage
  {
    let stage = try TestStage(root: Teller("home", diary, layout: layout), host: host)
    host.finishAll()
    _ = host.tearLog()
    return stage
  }

  private func id(_ title: String, _ stage: TestStage) throws -> NodeID {
    try #require(stage.director.tree.node(titled: title)?.id)
  }

  @Test func `A cancelled gesture changes nothing`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("b")) }
    let before = stage.director.tree
    stage.director.report(.gestureBegan)
    stage.director.report(.gestureEnded(completed: false))
    #expect(stage.director.tree == before)
    #expect(host.tearLog().isEmpty)
    #expect(diary.tear() == ["home started"])
  }

  @Test func `A push during a gesture reaches the host when it has ended`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("b")) }
    stage.director.report(.gestureBegan)
    let navigation = stage.director.root.push(Plain("c"))
    #expect(navigation.isAdmitted)
    #expect(host.tearLog().isEmpty)
    stage.director.report(.gestureEnded(completed: false))
    host.finishAll()
    #expect(host.shown.sketch == "[a, b, c]")
    #expect(host.shown == stage.director.tree)
  }

  @Test func `A swipe that completes during a push leaves both in step`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("b")) }
    stage.director.report(.gestureBegan)
    stage.director.root.push(Plain("c"))
    let b = try id("b", stage)
    host.change(.remove(b))
    stage.director.report(.popped(b))
    stage.director.report(.gestureEnded(completed: true))
    host.finishAll()
    #expect(host.shown == stage.director.tree)
    #expect(host.shown.sketch == "[a]", "b has gone, and with it what stood above it")
  }

  @Test func `The tree follows a tab that was tapped again and popped to its root`() throws {
    let stage = try stage { _ in
      .tabs(SceneLayout.stack(Plain("a"), Plain("b"), Plain("c")), Plain("other"))
    }
    let b = try id("b", stage)
    host.change(.remove(try id("c", stage)))
    host.change(.remove(b))
    stage.director.report(.popped(b))
    #expect(stage.director.tree.sketch == "<*[a], other>")
    #expect(host.tearLog().isEmpty, "the display was there first")
  }

  @Test func `All flows of a sheet that is swiped away end, the last one first`() throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let x = Teller("x", diary, stack: ["x"])
    stage.director.root.start(child: x, as: .sheet)
    let y = Teller("y", diary)
    x.start(child: y)
    y.start(child: Teller("z", diary))
    host.finishAll()
    _ = diary.tear()
    #expect(stage.user.dismiss())
    #expect(diary.tear() == ["z finished", "y finished", "x finished"])
  }

  @Test func `A screen that asks first stays, and its owner is notified of the attempt`() throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let child = Teller("child", diary, screen: Plain("b", .confirm))
    stage.director.root.start(child: child, as: .sheet)
    host.finishAll()
    _ = diary.tear()
    #expect(!stage.user.dismiss())
    #expect(diary.tear() == ["child asked"])
    #expect(stage.director.tree.sketch == "[a] ▲sheet b")
    #expect(child.attempts[0].screen?.titleText == "b")
    #expect(child.attempts[0].proceed().isAdmitted)
    #expect(diary.tear() == ["child finished"])
    #expect(stage.director.tree.sketch == "[a]")
  }

  @Test func `A swipe that nobody asked about is put right again`() throws {
    let stage = try stage { _ in .stack(Plain("a"), Plain("b", .locked)) }
    let b = try id("b", stage)
    host.change(.remove(b))
    stage.director.report(.popped(b))
    host.finishAll()
    #expect(host.shown == stage.director.tree)
    #expect(stage.director.tree.sketch == "[a, b]")
    #expect(diary.tear() == ["home started", "home asked"])
  }

  @Test func `The permission to remove a screen follows the table`() throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    let root = stage.director.root
    for (dismissal, own, parent, user) in [
      (Dismissal.free, true, true, true), (.confirm, true, false, false),
      (.locked, true, false, false),
    ] {
      let child = Teller("child", diary, screen: Plain("b", dismissal))
      root.start(child: child)
      let b = try id("b", stage)
      #expect(stage.director.permits(.popped(b)) == user)
      let byParent = root.pop()
      #expect(byParent.isAdmitted == parent)
      if !parent {
        #expect(byParent.error?.reason == (dismissal == .locked ? .locked : .unconfirmed))
        #expect(child.finish().isAdmitted == own)
      }
      host.finishAll()
      #expect(stage.director.tree.sketch == "[a]")
    }
  }

  @Test func `Asking whether something is permitted changes nothing`() throws {
    let stage = try stage { _ in .tabs(Plain("a"), Plain("b")) }
    let before = stage.director.tree
    #expect(stage.director.permits(.selected(try id("b", stage))))
    #expect(stage.director.tree == before)
    #expect(host.tearLog().isEmpty)
  }

  @Test func `A report about a node that never was is an error and nothing else`() async throws {
    let stage = try stage { _ in .stack(Plain("a")) }
    var events = stage.director.events.makeAsyncIterator()
    let stranger = NodeID(seed: 99, number: 1)
    let before = stage.director.tree
    stage.director.report(.popped(stranger))
    #expect(stage.director.tree == before)
    guard case .refused(let error, .user)? = await events.next() else {
      Issue.record("no event")
      return
    }
    #expect(error.reason == .unknown)
    #expect(
      "\(error)" == """
        The host could not follow the user: unknown.
          at ManualHost:0
          #1 is not a node of this director.
          • Report identities from the steps of this director.
        """)
  }

  @Test func `Reports that do not fit the tree are refused`() throws {
    let stage = try stage { _ in .tabs(SceneLayout.stack(Plain("a")), Plain("b")) }
    let before = stage.director.tree
    stage.director.report(.popped(try id("a", stage)))
    stage.director.report(.popped(try id("b", stage)))
    stage.director.report(.selected(try id("a", stage)))
    stage.director.root.present(SceneAlert("Sure?"))
    host.finishAll()
    let alert = try #require(stage.director.tree.modals.last?.id)
    stage.director.report(.answered(alert, button: 9))
    #expect(stage.director.tree.modals.count == 1)
    stage.director.report(.answered(alert, button: 0))
    host.finishAll()
    #expect(stage.director.tree == before)
    #expect(host.shown == before)
  }

  @Test func `A screen that the host has never shown does not appear`() throws {
    let stage = try TestStage(root: Teller("home", stack: ["a"]))
    stage.director.report(.gestureBegan)
    stage.director.root.push(Plain("b"))
    let hidden = try #require(stage.director.tree.node(titled: "b")?.id)
    stage.director.report(.appeared(hidden))
    stage.director.root.pop()
    stage.director.report(.gestureEnded(completed: false))
    let appearances = stage.log.filter { if case .appeared(hidden, _) = $0 { true } else { false } }
    #expect(appearances.isEmpty)
    stage.director.close()
  }
}
