import Testing
import Usher
import UsherTesting

/// The report at the start of a restored window.
@MainActor struct RestorationReportTests {
  private func report(
    restoring snapshot: Snapshot, guards: [Guard] = []
  ) throws -> RestorationReport {
    let window = try HouseWindow(seed: 99)
    window.director.guards = guards
    return try window.director.start(restoring: Snapshot(bytes: snapshot.bytes))
  }

  /// A window with one show above the list, and something that cannot be kept above that.
  private func snapshot(whim: Bool = false) throws -> Snapshot {
    let window = try HouseWindow()
    try window.director.start()
    try window.go(.show(1))
    if whim { try window.hall.push(Plain("whim")) }
    return window.director.snapshot()
  }

  private func noShows(_ verdict: @escaping @MainActor () -> Guard.Verdict) -> Guard {
    Guard("no shows") { $0.tree.titles.contains("show 1") ? verdict() : .allow }
  }

  @Test func `A restoration is not complete if something was not saved`() throws {
    #expect(try report(restoring: snapshot()).isComplete)
    let report = try report(restoring: snapshot(whim: true))
    #expect(!report.isComplete)
    #expect(
      "\(report)" == "Plain was lost: fleeting. It was shown without a route.")
  }

  @Test func `Nothing waits once a guard has redirected`() throws {
    let report = try report(
      restoring: snapshot(), guards: [noShows { .redirect(to: HallRoute.show(4)) }])
    #expect(!report.isPostponed)
    #expect("\(report)" == "Plain was lost: denied. The guard no shows redirected.")
  }

  @Test func `The rest waits for a flow that a guard requires first`() throws {
    let report = try report(
      restoring: snapshot(), guards: [noShows { .detour(through: Desk()) }])
    #expect(report.isPostponed)
    #expect("\(report)" == "The rest waits for a flow that a guard requires first.")
  }
}
