import Testing
import Usher
import UsherTesting

/// Links that are opened while a sign-in is all that a signed-out window shows.
@MainActor struct SignedOutLinkTests {
  private func signedOut() throws -> Club {
    let club = try Club(.vault)
    club.signIn()
    club.isMember = false
    club.director.reevaluate()
    #expect(club.sketch == "desk")
    return club
  }

  @Test func `A link waits for the sign-in, as at the start, and then leads to its place`() throws {
    let club = try signedOut()
    let link = club.director.open(DeepLink(ClubRoute.door))
    #expect(link.result == nil && club.sketch == "desk")
    club.signIn()
    #expect(link.isAdmitted)
    #expect(club.sketch == "[vault, door]")
    #expect(club.director.open(DeepLink(ClubRoute.hall)).isAdmitted, "nothing waits any more")
  }

  @Test func `A link waits also if the end of a flow has left the window empty`() async throws {
    let session = try Club(.vault, starts: false)
    let stage = try TestStage(root: Teller("home")) {
      $0.guards = [
        Guard("members") {
          session.isMember || $0.tree.titles == ["desk"] || $0.tree.isEmpty
            ? .allow : .detour(through: DeskCoordinator())
        }
      ]
      session.isMember = true
    }
    let flow = Teller("flow")
    stage.director.root.start(child: flow, as: .root)
    await stage.idle()
    session.isMember = false
    flow.finish()
    await stage.idle()
    #expect(stage.director.tree.sketch == "desk")
    let link = stage.director.open(DeepLink(ClubRoute.door))
    #expect(link.result == nil)
    session.isMember = true
    try stage.coordinator(DeskCoordinator.self).finish("welcome")
    await stage.idle()
    #expect(link.result != nil)
    #expect(stage.director.tree.titles == ["home"])
  }

  @Test(arguments: [false, true])
  func `A link is answered if the sign-in is cancelled`(hasFallback: Bool) throws {
    let club = try signedOut()
    if hasFallback { club.director.fallback = { _ in .present(Plain("sorry"), as: .root) } }
    let link = club.director.open(DeepLink(ClubRoute.door))
    club.desk?.finish()
    #expect(club.sketch == (hasFallback ? "sorry" : "-"))
    #expect(link.error?.reason == (hasFallback ? .impossible : .ended))
  }

  @Test func `A link is answered if the sign-in of an empty window cannot be made`() async throws {
    struct Broken: Error {}
    var isMember = true
    let stage = try TestStage(root: Teller("home")) {
      $0.guards = [
        Guard("members") {
          isMember || $0.tree.isEmpty || $0.tree.titles == ["sorry"]
            ? .allow : .detour(through: Teller("desk") { _ in throw Broken() })
        }
      ]
      $0.fallback = { _ in .present(Plain("sorry"), as: .root) }
    }
    let flow = Teller("flow")
    stage.director.root.start(child: flow, as: .root)
    isMember = false
    flow.finish()
    await stage.idle()
    #expect(stage.director.tree.sketch == "sorry")
    isMember = true
    #expect(stage.director.open(DeepLink(ClubRoute.door)).result != nil, "nothing holds it")
  }

  @Test func `A link follows at once if something else replaces the sign-in`() throws {
    let club = try signedOut()
    let link = club.director.open(DeepLink(ClubRoute.door))
    club.coordinator.present(Plain("news"), as: .root)
    #expect(link.result != nil, "the sign-in has left, and nothing waits for it")
    #expect(club.desk == nil)
  }

  @Test func `A window that closes answers the link`() throws {
    let club = try signedOut()
    let link = club.director.open(DeepLink(ClubRoute.door))
    club.director.close()
    #expect(link.error?.reason == .ended)
  }
}
