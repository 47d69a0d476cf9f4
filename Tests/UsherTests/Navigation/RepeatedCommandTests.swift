import Testing
import Usher
import UsherTesting

/// Equal commands in quick succession, double taps and others: cases N4 and H2.
@MainActor struct RepeatedCommandTests {
  let host = ManualHost()
  let director: SceneDirector
  let club = ClubCoordinator()

  init() throws {
    director = SceneDirector(club, host: host, options: SceneDirector.Options(seed: 1))
    try director.start()
    host.finishAll()
  }

  /// Performs a command in a turn of its own, without the display settling.
  private func next(_ command: () -> NavigationHandle) async -> NavigationHandle {
    let navigation = command()
    await Turn.pass()
    return navigation
  }

  @Test func `An equal command is refused while what the first one brought is there`() async {
    #expect(await next { club.trigger(.vault) }.isAdmitted)
    #expect(await next { club.trigger(.vault) }.error?.reason == .stale)
    #expect(director.tree.sketch == "[hall, vault]")
  }

  @Test func `An equal command that a guard redirects is refused as well`() async {
    director.guards = [
      Guard("members") { proposal in
        proposal.tree.titles.contains("vault") ? .redirect(to: ClubRoute.door) : .allow
      }
    ]
    #expect(await next { club.trigger(.vault) }.isAdmitted)
    #expect(await next { club.trigger(.vault) }.error?.reason == .stale)
    #expect(director.tree.sketch == "[hall, door]")
  }

  /// Requires the desk before the vault is shown, while the session is not open.
  private func requireDesk(_ session: DoorSession) {
    director.guards = [
      Guard("members") { proposal in
        session.isOpen || !proposal.tree.titles.contains("vault")
          ? .allow : .detour(through: DeskCoordinator())
      }
    ]
  }

  private func signIn() throws {
    try #require(director.livingCoordinators.last as? DeskCoordinator).finish("welcome")
  }

  @Test func `A command that waited for a flow is done, though an equal one is on its way`()
    async throws
  {
    let session = DoorSession()
    requireDesk(session)
    let waiting = await next { club.trigger(.vault) }
    #expect(waiting.result == nil && director.tree.sketch == "[hall] ▲sheet desk")
    session.isOpen = true
    #expect(await next { club.trigger(.vault) }.isAdmitted)
    #expect(await next { club.trigger(.vault) }.error?.reason == .stale)
    try signIn()
    #expect(waiting.isAdmitted && !host.pending.isEmpty)
    #expect(director.tree.sketch == "[hall, vault, vault]")
    host.finishAll()
    #expect(host.shown == director.tree)
  }

  @Test func `A command that waited for a flow is done, though its screen has been covered`()
    async throws
  {
    let session = DoorSession()
    requireDesk(session)
    let id = try #require(director.tree.node(titled: "hall")?.id)
    let hall = try #require(director.screen(for: id))
    let waiting = await next { club.push(Plain("vault"), from: hall) }
    #expect(waiting.result == nil)
    #expect(await next { club.push(Plain("box"), from: hall) }.error?.reason == .stale)
    #expect(await next { club.push(Plain("door")) }.isAdmitted)
    session.isOpen = true
    try signIn()
    #expect(waiting.isAdmitted && !host.pending.isEmpty)
    #expect(director.tree.sketch == "[hall, door, vault]")
    host.finishAll()
    #expect(host.shown == director.tree)
  }

  @Test func `A screen that has left may be requested again at once`() async {
    #expect(await next { club.trigger(.vault) }.isAdmitted)
    #expect(await next { club.pop() }.isAdmitted)
    #expect(await next { club.trigger(.vault) }.isAdmitted)
    #expect(director.tree.sketch == "[hall, vault]")
    host.finishAll()
    #expect(host.shown == director.tree)
  }

  @Test func `A step that has finished may be started again before the display has settled`()
    async
  {
    func step() -> SceneTransition {
      .start(
        CoordinatorSource(type: Teller.self, signature: AnyHashable("step")) { parent in
          let step = Teller("step", screen: Plain("step"))
          return (step, try parent.makeChild(for: Teller.self))
        }, as: .push)
    }
    #expect(await next { club.perform(step()) }.isAdmitted)
    #expect(await next { club.perform(step()) }.error?.reason == .stale)
    #expect(await next { club.children[0].finish() }.isAdmitted)
    #expect(await next { club.perform(step()) }.isAdmitted)
    #expect(director.tree.sketch == "[hall, step]")
  }

  @Test func `An equal alert may be shown when the first one has gone`() async {
    #expect(await next { club.present(SceneAlert("Full?")) }.isAdmitted)
    #expect(await next { club.present(SceneAlert("Full?")) }.error?.reason == .stale)
    #expect(await next { club.dismiss() }.isAdmitted)
    #expect(await next { club.present(SceneAlert("Full?")) }.isAdmitted)
    #expect(director.tree.sketch == "[hall] ▲alert Full?")
  }

  @Test func `A link to a place, to another and back is followed each time`() async throws {
    director.links = try DeepLinkTable(scheme: "club") {
      $0.add("vault", ClubRoute.vault)
      $0.add("door", ClubRoute.door)
    }
    for (link, sketch) in [("vault", "vault"), ("door", "door"), ("vault", "vault")] {
      #expect(await next { director.open("club://\(link)") }.isAdmitted)
      #expect(director.tree.sketch == "[hall, \(sketch)]")
    }
  }

  @Test func `Without a display, the second equal command is stale as well`() async {
    director.windowDidEnter(.disconnected)
    #expect(await next { club.trigger(.vault) }.isAdmitted)
    #expect(await next { club.trigger(.vault) }.error?.reason == .stale)
    #expect(await next { club.pop() }.isAdmitted)
    #expect(await next { club.trigger(.vault) }.isAdmitted)
  }
}
