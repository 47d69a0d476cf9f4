import BoxOfficeKit
import Testing
import UsherTesting

@MainActor struct FootfallTests {
  private let storage = MemoryStorage<Footfall.Counts>()

  @Test func `What is begun, done and left is counted, from one run to the next`() async throws {
    for answer in ["Stay", "Leave"] {
      let theatre = try Theatre()
      let footfall = Footfall(storage: storage)
      footfall.watch(theatre.stage.director)
      try await theatre.buyUntilSummary()
      theatre.stage.user.dismiss()
      try await theatre.stage.wait(until: "a question") { theatre.stage.alert != nil }
      theatre.stage.user.answer(answer)
      await theatre.stage.settle()
      if answer == "Stay" { theatre.checkout.pay() }
      try await theatre.stage.wait(until: "the end of the checkout") {
        theatre.stage.find(CheckoutCoordinator.self) == nil
      }
    }
    #expect(
      storage.kept == [
        "Checkout begun": 2, "Checkout done": 1, "Checkout left": 1, "Payment begun": 1,
        "Payment done": 1,
      ])
  }

  @Test func `Counts that cannot be kept bother nobody`() async throws {
    storage.fault = MemoryFault()
    let theatre = try Theatre()
    let footfall = Footfall(storage: storage)
    footfall.watch(theatre.stage.director)
    await theatre.buy()
    #expect(footfall.counts == ["Checkout begun": 1])
  }
}
