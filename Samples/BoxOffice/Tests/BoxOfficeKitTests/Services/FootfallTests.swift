import BoxOfficeKit
import Testing
import UsherTesting

@MainActor struct FootfallTests {
  private let storage = MemoryStorage<Footfall.Counts>()

  @Test func `Started, finished and abandoned flows are counted across runs`() async throws {
    for answer in ["Stay", "Leave"] {
      let theater = try Theater()
      let footfall = Footfall(storage: storage)
      footfall.watch(theater.stage.director)
      try await theater.buyUntilSummary()
      theater.stage.user.dismiss()
      try await theater.stage.wait(until: "a question") { theater.stage.alert != nil }
      theater.stage.user.answer(answer)
      await theater.stage.settle()
      if answer == "Stay" { try theater.checkout.pay() }
      try await theater.stage.wait(until: "the end of the checkout") {
        theater.stage.find(CheckoutCoordinator.self) == nil
      }
    }
    #expect(
      storage.kept == [
        "Checkout begun": 2, "Checkout done": 1, "Checkout left": 1, "Payment begun": 1,
        "Payment done": 1,
      ])
  }

  @Test func `The time on each screen is counted, but not that in the background`() async throws {
    let theater = try Theater()
    let footfall = Footfall(storage: storage)
    footfall.watch(theater.stage.director)
    await theater.stage.clock.advance(by: .seconds(90))
    theater.stage.user.leaveApp()
    await theater.stage.clock.advance(by: .seconds(3_600))
    theater.stage.director.close()
    #expect(footfall.counts.values.sorted() == [90])
  }

  @Test func `Counts that cannot be kept bother nobody`() async throws {
    storage.fault = MemoryFault()
    let theater = try Theater()
    let footfall = Footfall(storage: storage)
    footfall.watch(theater.stage.director)
    try await theater.buy()
    #expect(footfall.counts == ["Checkout begun": 1])
  }
}
