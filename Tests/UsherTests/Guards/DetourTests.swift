import Testing
import Usher
import UsherTesting

/// A flow that guards require first, and the request that waits for it: case N43.
@MainActor struct DetourTests {
  @Test
  func `A push and a link to a protected place show the sign-in first and the place once after it`()
    throws
  {
    let club = try Club()
    let asks: [@MainActor () -> NavigationHandle] = [
      { club.coordinator.trigger(.vault) }, { club.director.open("club://vault") },
    ]
    for ask in asks {
      let asked = ask()
      #expect(club.sketch == "[hall] ▲sheet desk")
      #expect(asked.result == nil, "neither admitted nor refused yet")
      club.signIn()
      #expect(asked.isAdmitted)
      #expect(club.sketch == "[hall, vault]")
      club.coordinator.popToRoot()
      club.isMember = false
    }
  }

  @Test func `A waiting task is resumed when the change is shown after all`() async throws {
    let club = try Club()
    let asked = club.coordinator.trigger(.vault)
    let waiting = Task { try await asked.settled() }
    await Task.yield()
    club.signIn()
    try await waiting.value
    #expect(club.host.shown.sketch == "[hall, vault]")
  }

  @Test func `A user who leaves the sign-in is not let in`() throws {
    let club = try Club()
    let asked = club.coordinator.trigger(.vault, fileID: "App/Club.swift", line: 5)
    let desk = try #require(club.director.tree.modals.last?.id)
    club.director.report(.dismissed(desk))
    #expect(club.sketch == "[hall]")
    #expect(
      asked.error.map { "\($0)" } == """
        Club could not trigger vault: dropped.
          at App/Club.swift:5
          The guard members only required Desk first, which was cancelled: user.
          • Repeat the request; the guard will require Desk again.
        """)
    #expect(club.coordinator.trigger(.vault).result == nil)
    #expect(club.sketch == "[hall] ▲sheet desk")
  }

  @Test func `A flow with a result that finishes without one has not been finished`() throws {
    let club = try Club()
    let asked = club.coordinator.trigger(.vault)
    club.desk?.finish()
    #expect(asked.error?.reason == .dropped)
    #expect(club.sketch == "[hall]")
  }

  @Test func `A sign-in that changes nothing is not asked for again`() throws {
    let club = try Club()
    let asked = club.coordinator.trigger(.vault)
    club.desk?.finish("not a member")
    #expect(
      asked.error?.detail
        == "The guard members only denies it: it still requires Desk, which has finished.")
    #expect(club.sketch == "[hall]")
  }

  @Test func `Several requests wait for one sign-in, in order`() throws {
    let club = try Club()
    let first = club.coordinator.trigger(.vault)
    let second = club.coordinator.trigger(.box(2))
    let link = club.director.open("club://box/3")
    #expect(club.sketch == "[hall] ▲sheet desk")
    #expect([first, second, link].allSatisfy { $0.result == nil })
    club.signIn()
    #expect([first, second].map(\.isAdmitted) == [true, true])
    #expect(link.isAdmitted)
    #expect(club.sketch == "[hall, box 3]", "the link comes last and clears its way")
  }

  @Test func `Requests that wait for one flow and then another show the second one`() throws {
    final class Terms: Coordinator {
      override func build() throws -> SceneLayout { .screen(Plain("terms")) }
    }
    let club = try Club()
    let agreed = Diary()
    club.director.guards.append(
      Guard("terms") { proposal in
        let isProtected = !Set(proposal.tree.titles).isDisjoint(with: ["vault", "box 2"])
        return isProtected && agreed.lines.isEmpty ? .detour(through: Terms()) : .allow
      })
    let asked = [club.coordinator.trigger(.vault), club.coordinator.trigger(.box(2))]
    club.signIn()
    #expect(club.sketch == "[hall] ▲sheet terms")
    #expect(club.host.shown == club.director.tree)
    agreed.write("yes")
    club.director.livingCoordinators.last?.finish()
    #expect(asked.map(\.isAdmitted) == [true, true])
    #expect(club.sketch == "[hall, vault, box 2]")
    #expect(club.host.shown == club.director.tree)
  }

  @Test func `All requests that wait for one sign-in are dropped with it`() throws {
    let club = try Club()
    let all = [club.coordinator.trigger(.vault), club.coordinator.trigger(.box(2))]
    club.desk?.finish()
    #expect(all.map { $0.error?.reason } == [.dropped, .dropped])
  }

  @Test func `The same request twice is shown once`() throws {
    let club = try Club()
    club.coordinator.trigger(.vault)
    let again = club.coordinator.trigger(.vault)
    #expect(again.error?.detail == "An equal command is already waiting for Desk.")
    club.signIn()
    #expect(club.sketch == "[hall, vault]")
  }

  @Test func `A screen that the sign-in itself may not show is denied, and nothing waits for it`()
    throws
  {
    let club = try Club()
    club.coordinator.trigger(.vault)
    let inner = try #require(club.desk).start(child: ClubCoordinator(.vault), as: .sheet)
    #expect(inner.error?.reason == .denied)
    #expect(
      inner.error?.detail
        == "The guard members only denies it: it requires Desk first, which made the request itself."
    )
    club.signIn()
    #expect(club.sketch == "[hall, vault]")
  }

  @Test func `A flow of the same type that nobody waits for may wait like anybody else`() throws {
    let club = try Club()
    let other = DeskCoordinator()
    club.coordinator.start(child: other, as: .sheet)
    let asked = club.coordinator.trigger(.vault)
    let awaited = try #require(club.desk)
    #expect(awaited !== other)
    let late = other.start(child: ClubCoordinator(.vault), as: .cover)
    #expect(late.result == nil, "it waits")
    #expect(awaited.start(child: ClubCoordinator(.vault)).error?.reason == .denied)
    club.signIn()
    #expect(asked.isAdmitted)
    #expect(late.isAdmitted)
    #expect(club.sketch == "[hall, vault] ▲sheet desk ▲cover [vault]")
  }

  @Test func `What a flow waits for is refused when it ends, and keeps nothing of it`() throws {
    let club = try Club()
    let child = Teller("child")
    club.coordinator.start(child: child)
    let asked = club.coordinator.trigger(.vault)
    let late = child.start(child: ClubCoordinator(.vault), as: .sheet)
    child.finish()
    #expect(late.error?.reason == .ended, "at once, though the sign-in is still shown")
    #expect(asked.result == nil)
    club.signIn()
    #expect(asked.isAdmitted)
    #expect(club.sketch == "[hall, vault]")
  }

  @Test func `A window that closes during the sign-in drops what waits`() throws {
    let club = try Club()
    let asked = club.coordinator.trigger(.vault, fileID: "App/Club.swift", line: 5)
    club.director.close()
    #expect(asked.error?.reason == .dropped)
    #expect(
      asked.error?.description == """
        Club could not trigger vault: dropped.
          at App/Club.swift:5
          The guard members only required Desk first, which was cancelled: closed.
          • Make a new director for a new window.
        """)
  }

  @Test func `A director that is released leaves no task waiting`() async throws {
    let club = ClubCoordinator()
    var director: SceneDirector? = SceneDirector(club, host: HeadlessHost())
    director?.guards = [
      Guard("no vault") {
        $0.routes(of: ClubRoute.self).contains(.vault)
          ? .detour(through: DeskCoordinator()) : .allow
      }
    ]
    try director?.start()
    let asked = club.trigger(.vault)
    #expect(asked.result == nil)
    director = nil
    await #expect(throws: NavigationError.self) { try await asked.settled() }
  }

  @Test func `A flow that waits for a detour is refused only when that is cancelled`() async throws
  {
    let club = try Club()
    final class Vault: Coordinator, Concluding {
      typealias Output = Int
      override func build() throws -> SceneLayout { .stack(Plain("vault")).at(ClubRoute.vault) }
    }
    let vault = Vault()
    let flow = club.coordinator.start(child: vault, as: .cover)
    #expect(flow.currentOutcome == nil)
    club.signIn()
    #expect(club.sketch == "[hall] ▲cover [vault]")
    vault.finish(7)
    guard case .finished(7) = await flow.outcome else {
      Issue.record("no result")
      return
    }
  }

  @Test
  func `A gesture that would reveal a protected place does not begin, and leads to the sign-in`()
    throws
  {
    let club = try Club()
    club.isMember = true
    club.coordinator.trigger(.vault)
    club.coordinator.push(Plain("top"))
    club.isMember = false
    club.director.guards = [
      Guard("nothing of the vault in sight") { [unowned club] proposal in
        let isSeen = proposal.tree.visible.contains { $0.title == "vault" }
        return isSeen && !club.isMember ? .detour(through: DeskCoordinator()) : .allow
      }
    ]
    let top = try #require(club.director.tree.node(titled: "top")?.id)
    #expect(!club.director.permits(.popped(top)))
    club.director.report(.dismissalAttempted(top))
    #expect(club.sketch == "[hall, vault, top] ▲sheet desk")
    club.signIn()
    #expect(club.sketch == "[hall, vault]", "the gesture's wish, once it may be")
    #expect(club.host.shown == club.director.tree)
  }
}
