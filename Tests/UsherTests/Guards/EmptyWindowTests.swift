import Testing
import Usher
import UsherTesting

/// A window is never empty and running: cases N50 and H4.
@MainActor struct EmptyWindowTests {
  /// Denies a place, or asks for the desk before it.
  private func rule(_ title: String, through detour: Bool = false) -> Guard {
    Guard("no \(title)") {
      guard $0.tree.titles.contains(title) else { return .allow }
      return detour ? .detour(through: DeskCoordinator()) : .deny("No \(title).")
    }
  }

  private func expectClosed(_ club: Club, by reason: NavigationError.Reason) async {
    #expect(club.sketch == "-")
    #expect(club.coordinator.isFinished)
    await #expect {
      try await club.director.run()
    } throws: {
      ($0 as? NavigationError)?.reason == reason
    }
    let failures = club.events.filter { if case .failed = $0 { true } else { false } }
    #expect(failures.count == 1)
    guard case .closed? = club.events.last else {
      Issue.record("It goes on.")
      return
    }
  }

  @Test func `A sign-in at the start that is cancelled closes the director where nothing follows`()
    async throws
  {
    let club = try Club(.vault)
    club.desk?.finish()
    await expectClosed(club, by: .dropped)
  }

  @Test func `A fallback that is denied closes the director with that error`() async throws {
    let club = try Club(.vault)
    club.director.guards.append(rule("sorry"))
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.desk?.finish()
    await expectClosed(club, by: .denied)
  }

  @Test func `A fallback whose detour is cancelled closes the director`() async throws {
    let club = try Club(.vault)
    club.director.guards.append(rule("sorry", through: true))
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.desk?.finish()
    #expect(club.sketch == "desk", "the fallback asks for the desk as well")
    club.desk?.finish()
    await expectClosed(club, by: .dropped)
  }

  @Test func `A fallback at the launch whose detour is cancelled closes the director`()
    async throws
  {
    let club = try Club(starts: false)
    club.director.guards = [rule("hall"), rule("sorry", through: true)]
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    try club.director.start()
    #expect(club.sketch == "desk")
    club.desk?.finish()
    await expectClosed(club, by: .dropped)
  }

  @Test func `A fallback at the launch is shown after its detour`() throws {
    let club = try Club(starts: false)
    var isOpen = false
    club.director.guards = [
      rule("hall"),
      Guard("desk") {
        $0.tree.titles == ["sorry"] && !isOpen ? .detour(through: DeskCoordinator()) : .allow
      },
    ]
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    try club.director.start()
    isOpen = true
    club.desk?.finish("welcome")
    #expect(club.sketch == "sorry")
  }

  @Test func `An eviction whose fallback is denied closes the director, and says so`() async throws
  {
    let club = try Club()
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.director.guards = [rule("hall"), rule("sorry")]
    let navigation = club.director.reevaluate(fileID: "App/Session.swift", line: 4)
    #expect(
      navigation.error?.description == """
        The policy could not reevaluate: denied.
          at App/Session.swift:4
          The guard no sorry denies it: No sorry.
          • Meet the guard's condition first, or ask for something it allows.
        """)
    await expectClosed(club, by: .denied)
  }

  @Test func `An eviction of everything without a fallback closes the director`() async throws {
    let club = try Club()
    club.director.guards = [rule("hall")]
    #expect(club.director.reevaluate().error?.reason == .denied)
    await expectClosed(club, by: .denied)
  }

  @Test func `A sign-in after an eviction of everything shows the layout again, or the fallback`()
    throws
  {
    for isFinished in [true, false] {
      let club = try Club()
      var isOpen = false
      club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
      club.director.guards = [
        Guard("session") {
          $0.tree.titles.contains("hall") && !isOpen ? .detour(through: DeskCoordinator()) : .allow
        }
      ]
      #expect(club.director.reevaluate().isAdmitted)
      #expect(club.sketch == "desk")
      isOpen = isFinished
      if isFinished { club.desk?.finish("welcome") } else { club.desk?.finish() }
      #expect(club.sketch == (isFinished ? "[hall]" : "sorry"))
    }
  }
}
