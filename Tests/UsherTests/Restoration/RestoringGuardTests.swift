import Testing
import Usher
import UsherTesting

/// Restoring passes the one door.
@MainActor struct RestoringGuardTests {
  private final class Membership {
    var isIn = true
  }

  private final class SignIn: Coordinator {
    override func build() throws -> SceneLayout { .screen(Plain("sign in")) }
  }

  private let membership = Membership()

  /// Only members see shows from the fifth on.
  private func members(_ verdict: @escaping @MainActor () -> Guard.Verdict) -> Guard {
    Guard("members") { [membership] proposal in
      membership.isIn || !proposal.tree.titles.contains { $0.hasPrefix("show 5") }
        ? .allow : verdict()
    }
  }

  private func snapshot(_ routes: HallRoute..., till: Bool = false) throws -> Snapshot {
    let window = try HouseWindow()
    try window.director.start()
    for route in routes { try window.go(route) }
    if till { try window.openTill(8, steps: [1]) }
    return window.director.snapshot()
  }

  @Test func `Places that a guard denies are left out, and those below stay`() throws {
    let snapshot = try snapshot(.show(1), .show(5), .show(2))
    membership.isIn = false
    let again = try HouseWindow(
      restoring: snapshot, guards: [members { .deny("For members.") }])
    #expect(again.sketch == "<*[list, show 1], [desk, drawer]>")
    #expect(
      again.restored() == [
        "restored: show(5) was lost: denied. The guard members denies it: For members.\n"
          + "show(2) was lost: orphaned. The node below it was lost."
      ])
  }

  @Test func `Restoring into a protected place shows the sign-in first and the place once`() throws
  {
    let snapshot = try snapshot(.show(1), .show(5), till: true)
    membership.isIn = false
    let signIn = SignIn()
    let again = try HouseWindow(
      restoring: snapshot, guards: [members { .detour(through: signIn) }])
    #expect(again.sketch == "<*[list, show 1], [desk, drawer]> ▲sheet sign in")
    membership.isIn = true
    signIn.finish()
    #expect(
      again.sketch
        == "<*[list, show 1, show 5], [desk, drawer]> ▲sheet [till 8, step 1]")
    #expect(again.director.snapshot().tree.renumbered == snapshot.tree.renumbered)
    #expect(
      again.log.filter { $0.hasPrefix("admitted restore") }.count == 3)
    #expect(again.restored().count == 2)
    #expect(again.restored().last == "restored: Everything was restored.")
  }

  @Test func `A sign-in that is cancelled drops the other places, reports it and keeps the tree`()
    async throws
  {
    let snapshot = try snapshot(.show(5))
    membership.isIn = false
    let again = try HouseWindow(
      restoring: snapshot, guards: [members { .detour(through: SignIn()) }])
    again.director.report(.dismissed(again.director.tree.modals[0].id))
    #expect(again.sketch == "<*[list], [desk, drawer]>")
    #expect(
      again.log.contains { $0.hasPrefix("refused restore: House could not restore: dropped") })
    for _ in 0..<1_000 where again.restored().count < 2 { await Turn.pass() }
    #expect(
      again.restored().last == """
        restored: Plain was lost: denied. \
        The guard members required SignIn first, which was cancelled: user.
        """)
  }

  @Test func `A guard that redirects loses the rest, and reports it`() async throws {
    let snapshot = try snapshot(.show(1), .show(5), .show(2))
    membership.isIn = false
    let again = try HouseWindow(
      restoring: snapshot, guards: [members { .redirect(to: HallRoute.show(4)) }])
    #expect(again.sketch == "<*[list, show 1, show 4], [desk, drawer]>")
    for _ in 0..<1_000 where again.restored().count < 2 { await Turn.pass() }
    #expect(
      again.restored().last == """
        restored: Plain was lost: denied. The guard members redirected.
        Plain was lost: denied. The guard members redirected.
        """)
    #expect(again.director.host.shown == again.director.tree)
  }

  @Test func `If nothing is allowed before the sign-in, the sign-in fills the window first`() throws
  {
    let snapshot = try snapshot(.show(1))
    membership.isIn = false
    let signIn = SignIn()
    let wall = Guard("wall") { [membership] proposal in
      membership.isIn || !proposal.tree.titles.contains("list")
        ? .allow : .detour(through: signIn)
    }
    let again = try HouseWindow(restoring: snapshot, guards: [wall])
    #expect(again.sketch == "sign in")
    membership.isIn = true
    signIn.finish()
    #expect(again.director.snapshot().tree.renumbered == snapshot.tree.renumbered)
  }

  @Test func `An evicted place is not in the snapshot either`() throws {
    let window = try HouseWindow()
    window.director.guards = [members { .deny("For members.") }]
    try window.director.start()
    try window.go(.show(1), .show(5))
    #expect(window.director.snapshot().tree.sketch.contains("show 5"))
    membership.isIn = false
    window.director.reevaluate()
    let snapshot = window.director.snapshot()
    #expect(snapshot.tree.sketch == "<*[list, show 1], [desk, drawer]>")
    #expect(!String(decoding: snapshot.bytes, as: UTF8.self).contains("show 5"))
    #expect(!String(decoding: snapshot.bytes, as: UTF8.self).contains("show(5)"))
  }
}
