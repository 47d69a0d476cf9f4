import Testing
import Usher
import UsherExplorer
import UsherTesting

/// Layers: cases N21 to N31.
@MainActor struct ModalTests {
  let diary = Diary()
  let host = ManualHost()

  private func stage(_ titles: String...) throws -> TestStage {
    let stage = try TestStage(root: Teller("home", diary, stack: titles), host: host)
    host.finishAll()
    _ = host.tearLog()
    return stage
  }

  @Test func `A layer presented while another one animates appears after it has settled`() throws {
    let stage = try stage("a")
    stage.director.root.present(Plain("b"))
    stage.director.root.present(Plain("c"))
    #expect(host.tearLog() == ["present b"])
    host.finishStep()
    #expect(host.tearLog() == ["present c"])
    host.finishAll()
    #expect(host.shown.sketch == "[a] ▲sheet b ▲sheet c")
  }

  @Test func `A swapped sheet is dismissed once and the other presented once`() throws {
    let stage = try stage("a")
    stage.director.root.present(Plain("b"))
    host.finishAll()
    _ = host.tearLog()
    stage.director.root.dismiss()
    stage.director.root.present(Plain("c"))
    host.finishAll()
    #expect(host.tearLog() == ["dismiss", "present c"])
    #expect(host.shown.sketch == "[a] ▲sheet c")
  }

  @Test func `One transition dismisses a sheet and shows an alert`() throws {
    let stage = try stage("a")
    let root = stage.director.root
    root.present(Plain("b"))
    host.finishAll()
    root.perform(.sequence(.dismiss(), .alert(SceneAlert("Sure?"))))
    host.finishAll()
    #expect(host.shown.sketch == "[a] ▲alert Sure?")
  }

  @Test func `Any button of an alert removes it and answers once`() throws {
    let stage = try stage("a")
    var answers: [SceneAlert.Answer?] = []
    let alert = SceneAlert("Leave?", buttons: [.cancel("No"), .destructive("Yes")])
    for title in ["No", "Yes"] {
      stage.director.root.present(alert) { answers.append($0) }
      host.finishAll()
      #expect(stage.user.answer(title))
      host.finishAll()
      #expect(host.shown.sketch == "[a]")
    }
    #expect(answers.map { $0?.button } == [.cancel("No"), .destructive("Yes")])
  }

  @Test func `An awaited alert returns the chosen button and the typed text`() async throws {
    let stage = try stage("a")
    let root = stage.director.root
    let asking = Task {
      await root.alert(SceneAlert("Name?", buttons: [.normal("OK")], textField: .init(text: "x")))
    }
    await stage.idle()
    host.finishAll()
    #expect(stage.user.answer("OK", text: "Ann"))
    let answer = await asking.value
    #expect(answer?.text == "Ann")
    #expect(answer?.button == .normal("OK"))
  }

  @Test func `An alert that leaves without an answer has none`() async throws {
    let stage = try stage("a")
    let root = stage.director.root
    let asking = Task { await root.alert(SceneAlert("Name?")) }
    await stage.idle()
    root.dismiss()
    #expect(await asking.value == nil)
    stage.director.close()
    #expect(await root.alert(SceneAlert("Too late?")) == nil)
  }

  @Test func `A refused alert has no answer, and is notified once`() async throws {
    let stage = try stage("a")
    let root = stage.director.root
    var answers = 0
    stage.director.guards = [Guard("none") { $0.tree.modals.isEmpty ? .allow : .deny("None.") }]
    #expect(root.present(SceneAlert("Denied?")) { _ in answers += 1 }.error?.reason == .denied)
    root.perform(.sequence(.alert(SceneAlert("Failing?")) { _ in answers += 1 }, .pop()))
    let empty = SceneDirector(Teller("home") { _ in .empty }, host: HeadlessHost())
    try empty.start()
    empty.root.present(SceneAlert("Where?")) { _ in answers += 1 }
    #expect(await root.alert(SceneAlert("Awaited?")) == nil)
    await stage.idle()
    #expect(answers == 3)
    empty.close()
  }

  @Test func `An alert has no answer if its director is just released`() async throws {
    var stage: TestStage? = try stage("a")
    let asked = Task { [root = stage?.director.root] in await root?.alert(SceneAlert("Name?")) }
    await stage?.idle()
    stage = nil
    #expect(await asked.value == nil)
  }

  @Test func `A modal leaves with the screen that presented it, and all above it`() throws {
    let stage = try stage("a")
    let child = Teller("b", diary)
    stage.director.root.start(child: child, as: .push)
    child.start(child: Teller("c", diary), as: .sheet)
    child.children[0].start(child: Teller("d", diary), as: .sheet)
    #expect(stage.director.tree.sketch == "[a, b] ▲sheet c ▲sheet d")
    _ = diary.tear()
    stage.director.root.pop()
    #expect(stage.director.tree.sketch == "[a]")
    #expect(diary.tear() == ["d finished", "c finished", "b finished"])
  }

  @Test func `A flow in another tab presents over the visible content`() throws {
    let hidden = Teller("hidden", diary, stack: ["h"])
    let root = Teller("home", diary) { teller in
      teller.startEmbedded(child: hidden)
      return .tabs(Plain("first"), hidden)
    }
    let display = RulesHost()
    let stage = try TestStage(root: root, host: display)
    #expect(hidden.present(Plain("news")).isAdmitted)
    #expect(display.shown.sketch == "<*first, [h]> ▲sheet news")
    #expect(display.shown == stage.director.tree)
    #expect(display.failures.isEmpty && stage.events(.failed).isEmpty)
  }

  @Test func `A second completion of a step is ignored`() throws {
    let stage = try stage("a")
    stage.director.root.present(Plain("b"))
    stage.director.root.present(Plain("c"))
    host.finishStep(calling: 2)
    #expect(host.pending.count == 1, "the second completion did not end the second step")
    host.finishAll()
    #expect(host.shown == stage.director.tree)
  }

  @Test func `Three layers are dismissed in one step if the host can, else from the top`() throws {
    let stage = try stage("a")
    for limits in [HostCapabilities(), HostCapabilities(dismissesSeveralAtOnce: false)] {
      host.capabilities = limits
      for title in ["b", "c", "d"] { stage.director.root.present(Plain(title)) }
      host.finishAll()
      _ = host.tearLog()
      stage.director.root.dismissAll()
      host.finishAll()
      #expect(host.tearLog().count == (limits.dismissesSeveralAtOnce ? 1 : 3))
      #expect(host.shown.sketch == "[a]")
    }
  }

  @Test func `Nothing is popped inside a layer that is about to be dismissed`() throws {
    let stage = try stage("a")
    let inner = Teller("inner", diary, stack: ["x", "y"])
    stage.director.root.start(child: inner, as: .sheet)
    inner.present(Plain("z"))
    host.finishAll()
    #expect(host.shown.sketch == "[a] ▲sheet [x, y] ▲sheet z")
    _ = host.tearLog()
    inner.popToRoot()
    inner.finish()
    host.finishAll()
    #expect(host.tearLog().filter { $0 == "set" }.isEmpty == true)
    #expect(host.shown.sketch == "[a]")
  }

  @Test func `A replaced modal flow ends once and is dismissed once`() throws {
    let stage = try stage("a")
    stage.director.root.start(child: Teller("old", diary), as: .sheet)
    host.finishAll()
    _ = host.tearLog()
    _ = diary.tear()
    stage.director.root.dismiss()
    stage.director.root.start(child: Teller("new", diary), as: .sheet)
    host.finishAll()
    #expect(diary.tear() == ["old finished", "new started"])
    #expect(host.tearLog() == ["dismiss", "present new"])
  }
}
