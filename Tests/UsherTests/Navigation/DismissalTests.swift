import Testing
import Usher
import UsherTesting

/// Screens whose declared dismissal changes while they are shown: case N88.
@MainActor struct DismissalTests {
  let diary = Diary()
  let screen = Plain("b")

  private func stage() throws -> TestStage {
    let stage = try TestStage(root: Teller("home", diary, stack: ["a"]))
    stage.director.root.start(child: Teller("child", diary, screen: screen))
    _ = diary.tear()
    return stage
  }

  @Test func `A screen that is no longer free is asked about, though nobody called update`() throws
  {
    let stage = try stage()
    screen.dismissal = .confirm
    #expect(!stage.user.back())
    #expect(diary.tear() == ["child asked"])
    #expect(stage.director.root.pop().error?.reason == .unconfirmed)
    screen.dismissal = .locked
    #expect(stage.director.root.pop().error?.reason == .locked)
    #expect(stage.director.tree.sketch == "[a, b]")
  }

  @Test(arguments: [Dismissal.confirm, .locked])
  func `A screen that has become free leaves, though nobody called update`(
    _ dismissal: Dismissal
  ) throws {
    screen.dismissal = dismissal
    let stage = try stage()
    let id = try #require(stage.director.tree.node(titled: "b")?.id)
    screen.dismissal = .free
    #expect(stage.director.tree.node(id)?.dismissal == dismissal)
    #expect(stage.director.permits(.popped(id)))
    stage.director.report(.dismissalAttempted(id))
    #expect(diary.tear() == ["child finished"])
    #expect(stage.director.tree.sketch == "[a]")
  }

  @Test func `An attempt on a screen that was free all along is left to the host`() throws {
    let stage = try stage()
    let id = try #require(stage.director.tree.node(titled: "b")?.id)
    stage.director.report(.dismissalAttempted(id))
    #expect(diary.tear().isEmpty)
    #expect(stage.director.tree.sketch == "[a, b]")
  }
}
