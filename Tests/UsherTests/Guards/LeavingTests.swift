import Testing
import Usher
import UsherTesting

/// Screens with unsaved work, whose removal needs a confirmation.
@MainActor struct LeavingTests {
  let diary = Diary()
  let stage: TestStage
  let editor: Teller
  var root: Coordinator { stage.director.root }

  init() throws {
    stage = try TestStage(root: Teller("home", diary, stack: ["a"]))
    let draft = Plain("draft", .confirm)
    editor = Teller("editor", diary) { _ in .stack(Plain("list"), draft) }
    stage.director.root.start(child: editor, as: .sheet)
    _ = diary.tear()
  }

  private func asked(by act: @MainActor () -> Void) -> DismissalAttempt? {
    let count = editor.attempts.count
    act()
    #expect(stage.director.tree.sketch == "[a] ▲sheet [list, draft]", "nothing has left yet")
    return editor.attempts.count == count + 1 ? editor.attempts.last : nil
  }

  @Test
  func `A swipe, a way back and what a parent does all ask, and may be answered later`()
    throws
  {
    let asks: [(SceneChange.Cause, @MainActor () -> Void)] = [
      (.user, { stage.user.dismiss() }), (.user, { stage.user.back() }),
      (.program, { root.finishToRoot() }), (.program, { root.dismiss() }),
      (.program, { root.present(Plain("new"), as: .root) }),
    ]
    for (cause, act) in asks {
      let found = asked(by: act)
      let attempt = try #require(found)
      #expect(attempt.cause == cause)
      #expect(attempt.screen?.titleText == "draft")
    }
  }

  @Test(arguments: [false, true])
  func `A guard may lead elsewhere or require a flow once an owner has agreed`(
    detours: Bool
  ) async throws {
    final class Session { var isMember = false }
    let session = Session()
    stage.director.guards = [
      Guard("members") { proposal in
        let isFree = session.isMember || !proposal.tree.titles.contains("vault")
        return isFree
          ? .allow
          : detours ? .detour(through: DeskCoordinator()) : .redirect(.push(Plain("hall")))
      }
    ]
    let found = asked { root.set([Plain("vault")]) }
    let attempt = try #require(found)
    let again = attempt.proceed()
    guard detours else {
      #expect(again.isAdmitted && again.redirectedBy == "members")
      return #expect(stage.director.tree.sketch == "[a, hall] ▲sheet [list, draft]")
    }
    #expect(again.result == nil)
    session.isMember = true
    try stage.coordinator(DeskCoordinator.self).finish("welcome")
    await stage.idle()
    #expect(again.isAdmitted)
    #expect(stage.director.tree.sketch == "[vault]")
  }

  @Test func `The answer repeats the request on the current tree`() throws {
    let found = asked { root.finishToRoot() }
    let attempt = try #require(found)
    editor.push(Plain("more"))
    #expect(attempt.proceed().isAdmitted)
    #expect(stage.director.tree.sketch == "[a]")
    #expect(diary.tear() == ["editor asked", "editor finished"])
  }

  @Test func `A flow that comes after an answer has one outcome, its own`() async throws {
    let counter = Counter("counter", diary)
    let flow = root.start(child: counter, as: .root)
    #expect(flow.result.map { if case .failure = $0 { true } else { false } } == true)
    let attempt = try #require(editor.attempts.last)
    #expect(attempt.proceed().isAdmitted)
    counter.finish(3)
    guard case .finished(3) = await flow.outcome else {
      Issue.record("It ended in another way.")
      return
    }
  }

  @Test func `A flow whose request nobody answers is refused when that is certain`() async throws {
    let flow = root.start(child: Counter("counter", diary), as: .root)
    editor.attempts = []
    guard case .cancelled(.refused(let error as NavigationError)) = await flow.outcome else {
      Issue.record("It ended in another way.")
      return
    }
    #expect(error.reason == .unconfirmed)
  }

  @Test func `A coordinator's own verbs and a change of policy need no confirmation`() throws {
    editor.pop()
    #expect(stage.director.tree.sketch == "[a] ▲sheet [list]")
    editor.push(Plain("draft", .confirm))
    stage.director.guards = [
      Guard("signed out") { $0.tree.modals.isEmpty ? .allow : .deny("Signed out.") }
    ]
    #expect(stage.director.reevaluate().isAdmitted)
    #expect(stage.director.tree.sketch == "[a]")
    #expect(editor.attempts.isEmpty)
  }

  @Test func `A refusal says how to fix it`() throws {
    let error = root.finishToRoot(fileID: "App/Home.swift", line: 2).error
    #expect(
      error.map { "\($0)" } == """
        Teller could not finish: unconfirmed.
          at App/Home.swift:2
          Plain would have to leave, but asks first.
          • Let its coordinator decide in didAttemptDismissal: proceed() removes it.
        """)
    editor.replace(with: Plain("form", .locked))
    let locked = root.finishToRoot(fileID: "App/Home.swift", line: 3).error
    #expect(
      locked.map { "\($0)" } == """
        Teller could not finish: locked.
          at App/Home.swift:3
          Plain would have to leave, but is locked.
          • Let its own coordinator remove it, or declare it free or confirm.
        """)
  }
}
