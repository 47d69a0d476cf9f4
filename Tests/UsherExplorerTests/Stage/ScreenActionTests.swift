import Testing
import UsherExplorer

/// Actions that a screen declares by value, and takes in its buttons as tests do.
@MainActor struct ScreenActionTests {
  @Test func `A stage offers the enabled actions that a screen declares`() async throws {
    let basket = BasketScreen()
    let stage = try TestStage(root: Plain(.stack(basket)))
    #expect(stage.offers.map(\.title) == ["Add"])
    #expect(stage.actions == [.take("Add")])
    try await stage.play(.take("Add"), .take("Pay"))
    #expect(basket.paid == 1)
  }

  @Test func `Performing a disabled action is an error`() async throws {
    let stage = try TestStage(root: Plain(.stack(BasketScreen())))
    let error = await #expect(throws: StageError.self) {
      try await stage.play(.take("Pay"), fileID: "Tests/Till.swift", line: 7)
    }
    #expect(
      error?.description == """
        “Pay” is disabled here.
          at Tests/Till.swift:7
          Basket offers “Add”.
          • First do what enables it.
        """)
  }

  @Test func `A button performs at once, or begins what takes time`() async throws {
    let basket = BasketScreen()
    let stage = try TestStage(root: Plain(.stack(basket)))
    basket.button("Add")?.perform()
    #expect(basket.count == 1)
    basket.button("Pay")?.perform()
    #expect(basket.paid == 0)
    await stage.settle()
    #expect(basket.paid == 1)
  }
}

/// A screen with two buttons, as the guide has it.
final class BasketScreen: Screen, ActionProviding {
  private(set) var count = 0
  private(set) var paid = 0

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Add") { self.count += 1 },
      ScreenAction("Pay", isEnabled: count > 0) { try await self.pay() },
    ]
  }
}

extension BasketScreen {
  func button(_ title: String) -> ScreenAction? { screenActions.first { $0.title == title } }

  fileprivate func pay() async throws {
    await Task.yield()
    try Task.checkCancellation()
    (paid, count) = (count, 0)
  }
}
