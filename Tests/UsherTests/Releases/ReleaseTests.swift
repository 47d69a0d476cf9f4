import Testing
import Usher
import UsherTesting

/// An object of the app's that is released at any moment may use the director: case H1.
@MainActor struct ReleaseTests {
  @Test(arguments: ReleaseMoment.ofRequests, ReleaseAct.all)
  func `An object that a request held may do anything in its deinit`(
    _ moment: ReleaseMoment, _ act: ReleaseAct
  ) async throws {
    try await play(moment, act)
  }

  @Test(arguments: ReleaseMoment.ofScreens, ReleaseAct.all)
  func `An object that a screen held may do anything in its deinit`(
    _ moment: ReleaseMoment, _ act: ReleaseAct
  ) async throws {
    try await play(moment, act)
  }

  @Test(arguments: ReleaseMoment.ofSettings, ReleaseAct.all)
  func
    `An object that an observer, a guard, a fallback or an event held may do anything in its deinit`(
      _ moment: ReleaseMoment, _ act: ReleaseAct
    ) async throws
  {
    try await play(moment, act)
  }

  @Test func `An event that has been read is released at once`() async throws {
    let window = try RelicWindow { _ in }
    guard let director = window.director else { return }
    let events = director.events
    ReleaseMoment.pushDenied(window)
    window.root.push(Plain("d"))
    #expect(window.partings == 0)
    await ReleaseMoment.readRefusal(events)
    for _ in 0..<1_000 where window.partings == 0 { await Turn.pass() }
    #expect(window.partings == 1)
    director.close()
  }

  private func play(_ moment: ReleaseMoment, _ act: ReleaseAct) async throws {
    let window = try await moment.play(act)
    (window.host as? ManualHost)?.finishAll()
    for _ in 0..<4 { await Turn.pass() }
    (window.host as? ManualHost)?.finishAll()
    for _ in 0..<1_000 where window.partings == 0 { await Turn.pass() }
    #expect(window.partings > 0)
    guard let director = window.director else { return }
    #expect(director.isQuiet)
    guard window.root.isStarted else { return }
    #expect(window.root.present(Plain("after all"), as: .sheet).isAdmitted)
    (window.host as? ManualHost)?.finishAll()
    #expect(director.host.shown == director.tree)
  }
}
