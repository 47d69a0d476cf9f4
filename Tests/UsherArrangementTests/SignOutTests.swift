import Testing
import Usher
import UsherTesting

/// Guards that no longer allow a flow whose child fills the detail column, so both end.
@MainActor struct SignOutTests {
  private let session = Mall.Session()

  /// Columns with the members' flow, with a child of it in the detail column, alone or beside another.
  private func stage(isAlone: Bool, fallback: Bool = false) async throws -> TestStage {
    let root = Stall {
      let members = Stall {
        .stack(Mall.Members())
      } routes: {
        $0 == .one ? .start(Stall.lone(), as: .detail) : .none
      }
      return isAlone
        ? .split(members, detail: Mall.Nothing())
        : .split(members, Stall.tab(), detail: Mall.Nothing())
    }
    let stage = try Mall.stage(root, session, width: 1_000, fallback: fallback)
    stage.director.guards = [
      Guard("members") { [session] proposal in
        let isPublic =
          proposal.keys(of: Mall.Members.self).isEmpty
          && (proposal.keys(of: Mall.Nothing.self).isEmpty || !isAlone)
        if session.isOpen || isPublic { return .allow }
        return session.denies ? .deny("Closed.") : .detour(through: Mall.Door())
      }
    ]
    stage.coordinators(Stall.self)[1].trigger(.one)
    await stage.idle()
    return stage
  }

  @Test(arguments: [false, true])
  func `A sign-out shows the sign-in in place of the flow's child`(isAlone: Bool) async throws {
    let stage = try await stage(isAlone: isAlone)
    session.isOpen = false
    #expect(stage.director.reevaluate().error == nil)
    await stage.idle()
    #expect(stage.find(Mall.Door.self) != nil)
    #expect(stage.coordinators(Stall.self).count == (isAlone ? 1 : 2))
    session.isOpen = true
    try stage.coordinator(Mall.Door.self).finish()
    await stage.idle()
    #expect(!stage.director.tree.isEmpty)
  }

  @Test func `The flow that a sign-out asks for leaves nothing behind`() async throws {
    let rule = Guard("left") { [session] proposal in
      session.isOpen || !proposal.runs(Left.self) ? .allow : .detour(through: QuizFlow())
    }
    let plan = Hall.Plan { .split(LeftTab(), RightTab(), detail: Cover("R")) }
    let stage = try Hall.stage(plan, wide: true, guards: [rule])
    try stage.coordinator(Left.self).start(Ask(), as: .detail)
    await stage.idle()
    session.isOpen = false
    stage.director.reevaluate()
    await stage.idle()
    #expect(stage.find(QuizFlow.self) != nil)
    stage.director.close()
    await stage.idle()
    #expect(stage.leaks.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A window that would be empty shows the fallback, or closes`(
    hasFallback: Bool
  ) async throws {
    let stage = try await stage(isAlone: true, fallback: hasFallback)
    (session.isOpen, session.denies) = (false, true)
    stage.director.reevaluate()
    await stage.idle()
    #expect(stage.screens(Mall.Page.self).map(\.title) == (hasFallback ? ["item 99"] : []))
    let isClosed = stage.log.contains { if case .closed = $0 { true } else { false } }
    #expect(isClosed != hasFallback)
  }
}
