import Testing
import UsherExplorer

/// A shop whose list buys in a flow and awaits the result.
private final class Shop: Coordinator {
  private(set) var receipts: [Int] = []
  var isBroken = false

  override func build() throws -> SceneLayout { .stack(Shelf(self)) }

  func buy(from shelf: any Screen) async throws {
    guard case .finished(let receipt) = await start(child: Till(), as: .sheet, from: shelf).outcome
    else {
      return
    }
    if isBroken { throw Torn() }
    receipts.append(receipt)
    present(Page("Receipt"), as: .popover)
  }
}

private struct Torn: Error {}

private final class Till: Coordinator, Concluding {
  typealias Output = Int
  override func build() throws -> SceneLayout { .stack(Tray(self)) }
}

private final class Shelf: Screen, ActionProviding {
  private weak var shop: Shop?
  init(_ shop: Shop) { self.shop = shop }

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Buy") { [shop, self] in try await shop?.buy(from: self) },
      ScreenAction("Stare") {
        await unsafe withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      },
    ]
  }
}

private final class Tray: Screen, ActionProviding {
  private weak var till: Till?
  init(_ till: Till) { self.till = till }
  var screenActions: [ScreenAction] { [ScreenAction("Pay") { [till] in till?.finish(7) }] }
}

/// An offer that awaits a flow is played like any other.
@MainActor struct RunningOfferTests {
  @Test func `An offer that awaits a flow is played until nothing moves, and continues later`()
    async throws
  {
    let shop = Shop()
    let stage = try TestStage(root: shop)
    try await stage.play(.take("Buy"))
    #expect(stage.runningOffers == ["“Buy” of Shelf"])
    try await stage.play(.take("Pay"))
    #expect(shop.receipts == [7])
    #expect(stage.runningOffers.isEmpty)
    stage.expectOutline("stack Shop\n  Shelf\n  ▲ popover Page")
  }

  @Test func `An offer that never returns does not block the user`() async throws {
    let stage = try TestStage(root: Shop())
    try await stage.take("Stare")
    try await stage.user.tapTwice("Stare")
    #expect(stage.runningOffers.count == 3)
    try await stage.play(.take("Buy"))
    stage.expectOutline("stack Shop\n  Shelf\n  ▲ sheet stack Till\n    Tray")
  }

  @Test func `An error that an offer throws later is thrown by the next action`() async throws {
    let shop = Shop()
    shop.isBroken = true
    let stage = try TestStage(root: shop)
    try await stage.play(.take("Buy"))
    await #expect(throws: Torn.self) { try await stage.play(.take("Pay")) }
    #expect(stage.runningOffers.isEmpty)
  }

  @Test func `An offer that a closed window leaves behind ends`() async throws {
    let stage = try TestStage(root: Shop())
    try await stage.play(.take("Buy"))
    stage.director.close()
    await stage.idle()
    #expect(stage.runningOffers.isEmpty)
  }

  @Test func `A wait without success names the offers that are still running`() async throws {
    let stage = try TestStage(root: Shop())
    try await stage.play(.take("Buy"))
    let error = await #expect(throws: StageError.self) {
      try await stage.wait(until: "a receipt", fileID: "Shop/ShopTests.swift", line: 3) { false }
    }
    #expect(
      error?.description == """
        Nothing moves any more, and this has not happened: a receipt.
          at Shop/ShopTests.swift:3
          Pending: no step of the host, 0 asleep on the stage's clock, the offer “Buy” of Shelf.
          • See the outline for the current place:
        stack Shop
          Shelf
          ▲ sheet stack Till
            Tray
        """)
  }

  @Test func `The explorer goes through offers that await flows`() async {
    let exploration = await Explorer { try TestStage(root: Shop()) }.explore()
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.isComplete)
    #expect(exploration.states.contains { $0.outline.contains("popover Page") })
  }
}
