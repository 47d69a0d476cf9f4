import Testing
import Usher
import UsherTesting

/// A root has started when its layout is shown: it waits while a guard requires a flow first.
@MainActor struct RootStartTests {
  private final class Session { var isMember = false }

  private let diary = Diary()
  private let session = Session()

  private func club() -> (SceneDirector, Teller) {
    let root = Teller("home", diary, stack: ["a"])
    let director = SceneDirector(root, host: HeadlessHost(), options: .init(seed: 1))
    director.guards = [
      Guard("members") { [session] in
        session.isMember || $0.starts(DeskCoordinator.self) || $0.tree.titles == ["sorry"]
          || $0.tree.isEmpty
          ? .allow : .detour(through: DeskCoordinator())
      }
    ]
    director.observe { [diary] event in
      switch event {
      case .started(_, let name), .finished(_, let name, _): diary.write("event of \(name)")
      default: break
      }
    }
    return (director, root)
  }

  private func desk(in director: SceneDirector) throws -> DeskCoordinator {
    try #require(director.livingCoordinators.lazy.compactMap { $0 as? DeskCoordinator }.first)
  }

  @Test func `A root starts once its layout is there, and not at the door before it`() throws {
    let (director, root) = club()
    var start: NavigationHandle?
    root.starts = { start = $0.push(Plain("onboarding")) }
    try director.start()
    #expect(director.tree.sketch == "desk" && !root.isStarted && !root.isFinished)
    #expect(diary.tear() == ["event of Desk"])
    session.isMember = true
    try desk(in: director).finish("welcome")
    #expect(start?.isAdmitted == true)
    #expect(director.tree.sketch == "[a, onboarding]")
    #expect(diary.tear() == ["event of Desk", "event of Teller", "home started"])
    director.close()
    #expect(diary.tear() == ["home finished", "event of Teller"])
  }

  @Test func `A verb of a root waits at the door for its layout, as a link does`() async throws {
    let (director, root) = club()
    let early = root.push(Plain("early"))
    try director.start()
    let late = root.present(Plain("late"))
    let routed = root.perform(.sequence(.push(Plain("last"))))
    #expect(director.tree.sketch == "desk")
    #expect(!early.isAdmitted && !late.isAdmitted && late.error == nil)
    session.isMember = true
    try desk(in: director).finish("welcome")
    #expect(early.isAdmitted && late.isAdmitted && routed.isAdmitted)
    #expect(director.tree.sketch == "[a, early, last] ▲sheet late")
  }

  @Test func `A verb of a root that waits at the door is refused when the window closes`() throws {
    let (director, root) = club()
    try director.start()
    let late = root.push(Plain("late"))
    director.close()
    #expect(late.error?.reason == .ended)
  }

  @Test func `A verb of a root that waits at the door is done to the fallback`() throws {
    let (director, root) = club()
    director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    try director.start()
    let late = root.push(Plain("late"))
    try desk(in: director).finish()
    #expect(director.tree.sketch == "sorry")
    #expect(late.error?.reason == .impossible)
  }

  @Test(arguments: [true, false])
  func `A verb that waits for a second sign-in acts on the layout, or waits again`(
    enters: Bool
  ) async throws {
    let (director, root) = club()
    director.guards = [
      Guard("members") { [session] in
        session.isMember || $0.starts(Teller.self)
          || $0.tree.titles == ["desk"]
          ? .allow : .detour(through: Teller("desk", stack: ["desk"]))
      }
    ]
    session.isMember = true
    try director.start()
    session.isMember = false
    director.reevaluate()
    #expect(director.tree.sketch == "[desk]" && root.isStarted)
    let late = root.push(Plain("late"))
    #expect(!late.isAdmitted && late.error == nil)
    session.isMember = enters
    try #require(director.livingCoordinators.last as? Teller).finish()
    await Turn.rest { 0 }
    #expect(director.tree.sketch == (enters ? "[a, late]" : "[desk]"))
    #expect(late.isAdmitted == enters && late.error == nil)
  }

  @Test func `A root that has waited for a flow in vain starts with the fallback`() throws {
    let (director, root) = club()
    director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    try director.start()
    try desk(in: director).finish()
    #expect(director.tree.sketch == "sorry" && root.isStarted)
    #expect(diary.lines.filter { $0 == "home started" }.count == 1)
    director.close()
  }

  @Test func `A root whose window closes at the door has not started, and does not finish`() throws
  {
    let (director, root) = club()
    try director.start()
    _ = diary.tear()
    director.close()
    #expect(diary.tear() == ["event of Desk"])
    #expect(root.isFinished && !root.isStarted)
  }

  @Test func `A root that closes its window at the door ends as one that never started`()
    async throws
  {
    let (director, root) = club()
    try director.start()
    _ = diary.tear()
    #expect(root.finish().isAdmitted)
    #expect(director.tree.isEmpty && root.isFinished)
    #expect(diary.tear() == ["event of Desk"])
  }
}
