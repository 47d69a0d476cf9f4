import Testing
import Usher
import UsherTesting

/// Restored flows, and the receivers of their results.
@MainActor struct RestoredFlowTests {
  private func snapshot() throws -> Snapshot {
    let window = try HouseWindow()
    try window.director.start()
    try window.openTill(8, steps: [1])
    return window.director.snapshot()
  }

  private func turns() async {
    for _ in 0..<5 { await Turn.pass() }
  }

  @Test func `The outcome of a restored flow is delivered to its parent once`() async throws {
    let again = try HouseWindow(restoring: snapshot())
    try again.till().finish(80)
    await turns()
    #expect(again.house.taken == [80])
    #expect(again.house.reasons.isEmpty)
    #expect(!again.log.contains { $0.hasPrefix("unclaimed") })
  }

  @Test func `A restored flow that is swiped away is cancelled by the user`() async throws {
    let again = try HouseWindow(restoring: snapshot())
    again.director.report(.dismissed(again.director.tree.modals[0].id))
    await turns()
    #expect(again.house.reasons == ["user"])
  }

  @Test func `An outcome that nobody takes is an event`() async throws {
    let again = try HouseWindow(restoring: snapshot()) { $0.house.takes = false }
    try again.till().finish(80)
    await turns()
    #expect(again.house.taken.isEmpty)
    #expect(
      again.log.filter { $0.hasPrefix("unclaimed") } == ["unclaimed end of Till @10: with a result"]
    )
  }

  @Test func `Closing cancels a restored flow`() async throws {
    let again = try HouseWindow(restoring: snapshot()) { $0.house.takes = false }
    again.director.close()
    await turns()
    #expect(again.log.filter { $0.hasPrefix("unclaimed") } == ["unclaimed end of Till @10: closed"])
  }
}
