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

  @Test(arguments: [Dismissal.confirm, .locked], [0, 1, 2])
  func `Verbs and routes of its own coordinator remove a screen that does not let itself`(
    _ dismissal: Dismissal, way: Int
  ) throws {
    let stage = try TestStage(root: Lodger("home", diary, .free))
    let child = Lodger("child", diary, dismissal)
    stage.director.root.start(child: child, as: .sheet)
    #expect(stage.director.tree.sketch == "[home] ▲sheet [child]")
    child.push(Plain("b", dismissal))
    _ = diary.tear()
    let navigation =
      switch way {
      case 0: child.pop()
      case 1: child.perform(.pop())
      default: child.trigger(.back)
      }
    #expect(navigation.isAdmitted)
    #expect(diary.tear() == ["child lost b"], "nobody is asked")
    #expect(stage.director.tree.sketch == "[home] ▲sheet [child]")
  }

  @Test(arguments: [Dismissal.confirm, .locked], [0, 1, 2])
  func `Verbs and routes of a parent do not remove a screen that does not let itself`(
    _ dismissal: Dismissal, way: Int
  ) throws {
    let root = Lodger("home", diary, .free)
    let stage = try TestStage(root: root)
    root.start(child: Teller("child", diary, screen: Plain("b", dismissal)), as: .push)
    _ = diary.tear()
    let navigation =
      switch way {
      case 0: root.pop()
      case 1: root.perform(.pop())
      default: root.trigger(.back)
      }
    #expect(navigation.error?.reason == (dismissal == .locked ? .locked : .unconfirmed))
    #expect(diary.tear() == ["child asked"])
    #expect(stage.director.tree.sketch == "[home, b]")
  }

  @Test func `An attempt on a screen that was free all along is left to the host`() throws {
    let stage = try stage()
    let id = try #require(stage.director.tree.node(titled: "b")?.id)
    stage.director.report(.dismissalAttempted(id))
    #expect(diary.tear().isEmpty)
    #expect(stage.director.tree.sketch == "[a, b]")
  }
}

/// A flow on a stack with a route that leads back.
private final class Lodger: Teller, Routing {
  enum Way: Route { case start, back }
  let initialRoute = Way.start

  convenience init(_ name: String, _ diary: Diary, _ dismissal: Dismissal) {
    self.init(name, diary) { _ in .stack(Plain(name, dismissal)) }
  }

  func transition(to route: Way) -> SceneTransition {
    switch route {
    case .start: .none
    case .back: .pop()
    }
  }
}
