import Testing
import Usher
import UsherTesting

/// Answers to dismissal requests that come late, twice, or never: cases H5 and H6.
@MainActor struct LateAnswerTests {
  let stage: TestStage
  let editor: Teller
  var root: Coordinator { stage.director.root }

  init() throws {
    stage = try TestStage(root: Teller("home", stack: ["a"]))
    editor = Teller("editor") { _ in .stack(Plain("list"), Plain("x"), Plain("draft", .confirm)) }
    stage.director.root.start(child: editor, as: .sheet)
  }

  private func expectStale(_ navigation: NavigationHandle) {
    #expect(navigation.error?.reason == .stale)
    #expect(
      navigation.error?.detail
        == "The request would no longer remove the screen that the coordinator was asked about.")
  }

  @Test func `A second answer to one attempt removes nothing more`() throws {
    stage.user.back()
    stage.user.back()
    #expect(editor.attempts.count == 2)
    #expect(editor.attempts[0].proceed().isAdmitted)
    expectStale(editor.attempts[1].proceed())
    #expect(editor.attempts[0].proceed().isAdmitted, "the same answer as before")
    #expect(stage.director.tree.sketch == "[a] ▲sheet [list, x]")
  }

  @Test func `An answer after the screen has left removes no other one`() throws {
    stage.user.back()
    editor.pop()
    expectStale(try #require(editor.attempts.first).proceed())
    #expect(stage.director.tree.sketch == "[a] ▲sheet [list, x]")
  }

  @Test func `A parent's pop is answered when another screen has come on top, and removes neither`()
    throws
  {
    let owner = Teller("owner", screen: Plain("draft", .confirm))
    editor.pop()
    editor.start(child: owner, as: .push)
    #expect(editor.pop().error?.reason == .unconfirmed)
    owner.push(Plain("above"))
    expectStale(try #require(owner.attempts.first).proceed())
    #expect(stage.director.tree.sketch == "[a] ▲sheet [list, x, draft, above]")
  }

  @Test func `Of a flow with a screen that asks and one that is locked only the latter is asked`()
    throws
  {
    let locked = Teller("locked", screen: Plain("locked", .locked))
    root.start(child: locked, as: .sheet)
    #expect(root.dismiss().error?.reason == .locked)
    #expect(locked.attempts.count == 1)
    stage.director.root.finishToRoot()
    #expect(editor.attempts.isEmpty, "its answer could change nothing")
    #expect(locked.attempts.count == 2)
    #expect(locked.attempts[0].proceed().error?.reason == .locked)
    #expect(locked.attempts.count == 2, "it has been asked already")
  }

  @Test func `An attempt that outlives its window blocks no outcome`() async throws {
    let flow = root.start(child: Counter("counter"), as: .root)
    let attempt = try #require(editor.attempts.last)
    stage.director.close()
    guard case .cancelled(.refused(let error as NavigationError)) = await flow.outcome else {
      Issue.record("It ended in another way.")
      return
    }
    #expect(error.reason == .unconfirmed)
    #expect(attempt.proceed().error?.reason == .ended)
  }

  @Test func `An attempt that outlives a released director blocks no answer`() async throws {
    var director: SceneDirector? = SceneDirector(
      Teller("home", stack: ["a"]), host: HeadlessHost(), options: SceneDirector.Options(seed: 1))
    try director?.start()
    let editor = Teller("editor", screen: Plain("draft", .confirm))
    director?.root.start(child: editor, as: .sheet)
    var answers: [SceneAlert.Answer?] = []
    director?.root.perform(
      .sequence(.dismissAll(), .alert(SceneAlert("Sure?")) { answers.append($0) }))
    #expect(editor.attempts.count == 1)
    director = nil
    for _ in 0..<8 { await Turn.pass() }
    #expect(answers == [nil])
    let closed = try #require(editor.attempts.first).proceed()
    #expect(closed.error?.reason == .ended)
  }
}
