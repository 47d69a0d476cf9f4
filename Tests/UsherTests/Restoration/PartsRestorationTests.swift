import Testing
import Usher
import UsherTesting

/// Flows that a build() starts and that have finished stay away.
@MainActor struct PartsRestorationTests {
  /// Three tabs, two of which are flows of one type.
  private final class Mall: Coordinator {
    private(set) var shops: [Shop] = []

    override func build() throws -> SceneLayout {
      shops = [Shop(), Shop()]
      for shop in shops { startEmbedded(child: shop) }
      return .tabs(Plain("map"), shops[0], shops[1])
    }
  }

  private final class Shop: Coordinator, Restorable {
    static let tag = "shop"
    var state = 0

    override func build() throws -> SceneLayout { .screen(Plain("shop")) }
  }

  /// The same without states.
  private final class Plaza: Coordinator {
    private(set) var first = Teller("kiosk")
    private(set) var second = Teller("fountain")

    override func build() throws -> SceneLayout {
      startEmbedded(child: first)
      startEmbedded(child: second)
      return .tabs(Plain("map"), first, second)
    }
  }

  private func director(_ root: Coordinator) -> SceneDirector {
    SceneDirector(root, host: HeadlessHost())
  }

  @Test(arguments: [0, 1])
  func `A finished flow is not restored, and the other one keeps its state`(_ gone: Int) throws {
    let before = Mall()
    let director = director(before)
    try director.start()
    for (number, shop) in before.shops.enumerated() { shop.state = 10 + number }
    before.shops[gone].finish()
    var snapshot = director.snapshot()
    for _ in 1...2 {
      let mall = Mall()
      let again = self.director(mall)
      #expect(try again.start(restoring: snapshot).isComplete)
      #expect(again.tree.renumbered == director.tree.renumbered)
      #expect(mall.shops[1 - gone].state == 11 - gone)
      #expect(mall.shops[1 - gone].isRestored)
      #expect(!mall.shops[gone].isStarted)
      snapshot = again.snapshot()
    }
  }

  @Test func `A finished flow without a state is not restored`() throws {
    let before = Plaza()
    let director = director(before)
    try director.start()
    before.first.finish()
    let plaza = Plaza()
    let again = self.director(plaza)
    #expect(try again.start(restoring: director.snapshot()).isComplete)
    #expect(again.tree.renumbered == director.tree.renumbered)
    #expect(plaza.second.isStarted && !plaza.first.isStarted)
  }

  @Test func `If nothing has finished, all flows are restored with their states`() throws {
    let before = Mall()
    let director = director(before)
    try director.start()
    for (number, shop) in before.shops.enumerated() { shop.state = 10 + number }
    let mall = Mall()
    let again = self.director(mall)
    #expect(try again.start(restoring: director.snapshot()).isComplete)
    #expect(again.tree.renumbered == director.tree.renumbered)
    #expect(mall.shops.map(\.state) == [10, 11])
  }
}
