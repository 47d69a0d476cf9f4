import Testing
import Usher
import UsherTesting

/// Restoring a window.
@MainActor struct RestorationTests {
  @Test func `A window is restored`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.hall.state.visits = 3
    try before.go(.show(7), .pair(2))
    try before.openTill(40, steps: [1, 2], typed: "Ada")
    let snapshot = before.director.snapshot()
    #expect(snapshot.losses.isEmpty)
    let again = try HouseWindow(restoring: snapshot)
    #expect(
      again.sketch
        == "<*[list, show 7, one 2, two 2], [desk, drawer]> ▲sheet [till 40, step 1, step 2]")
    #expect(again.director.tree.renumbered == before.director.tree.renumbered)
    #expect(again.director.snapshot().tree.renumbered == snapshot.tree.renumbered)
    #expect(try again.hall.buildState?.visits == 3)
    #expect(try again.till().state == Till.State(amount: 40, typed: "Ada"))
    #expect(try again.hall.isRestored && again.till().isRestored)
    #expect(again.log.first?.hasPrefix("admitted restore: root tabs House") == true)
    #expect(again.log.count { $0.hasPrefix("admitted") } == 1)
    #expect(again.restored() == ["restored: Everything was restored."])
  }

  @Test func `A restored window has identities of its own, and is restored again as it was`() throws
  {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.show(7), .pair(2))
    try before.hall.pop()
    try before.openTill(40, steps: [1, 2])
    let again = try HouseWindow(restoring: before.director.snapshot())
    #expect(again.director.tree.layers.allSatisfy { $0.id.seed == 99 })
    let third = try HouseWindow(restoring: again.director.snapshot())
    #expect(third.director.tree.renumbered == before.director.tree.renumbered)
    #expect(third.restored() == ["restored: Everything was restored."])
  }

  @Test func `The selected tab is selected again, and what was popped stays popped`() throws {
    let before = try HouseWindow()
    try before.director.start()
    before.house.select(1)
    before.house.children[1].pop()
    #expect(before.sketch == "<[list], *[desk]>")
    let again = try HouseWindow(restoring: before.director.snapshot())
    #expect(again.director.tree.renumbered == before.director.tree.renumbered)
    #expect(again.director.snapshot().tree.renumbered == before.director.snapshot().tree.renumbered)
  }

  @Test func `Half of a route's screens is restored as that half`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.pair(1), .pair(1))
    try before.hall.pop()
    #expect(before.sketch == "<*[list, one 1, two 1, one 1], [desk, drawer]>")
    let again = try HouseWindow(restoring: before.director.snapshot())
    #expect(again.director.tree.renumbered == before.director.tree.renumbered)
  }

  @Test func `A flow that a route had started is restored by that route, with its state`() throws {
    let table = try RestorationTable {
      $0.register(HallRoute.self)
      $0.register(TillRoute.self)
    }
    let before = try HouseWindow(table)
    try before.director.start()
    try before.go(.till(5))
    try before.till().state.typed = "Grace"
    try before.till().trigger(.step(9))
    let again = try HouseWindow(restoring: before.director.snapshot(), table)
    #expect(again.sketch == "<*[list], [desk, drawer]> ▲cover [till 5, step 9]")
    #expect(again.director.tree.renumbered == before.director.tree.renumbered)
    #expect(try again.till().state.typed == "Grace")
  }

  @Test func `Badges are restored`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.show(1))
    let screen = try #require(
      before.director.tree.active.flatMap { before.director.screen(for: $0.id) })
    try before.hall.setBadge("3", on: screen)
    let again = try HouseWindow(restoring: before.director.snapshot())
    #expect(again.director.tree.renumbered == before.director.tree.renumbered)
    #expect(again.director.tree.root?.children.first?.badge == "3")
  }

  @Test(arguments: 0...3)
  func `A state with an unknown tag keeps what is below it`(depth: Int) throws {
    let before = try HouseWindow()
    try before.director.start()
    let routes: [HallRoute] = [.show(1), .show(2), .show(3)]
    for route in routes[..<depth] { try before.go(route) }
    try before.openTill(9, steps: [1])
    let table = try RestorationTable { $0.register(HallRoute.self) }
    let again = try HouseWindow(restoring: before.director.snapshot(), table)
    let titles = ["list", "show 1", "show 2", "show 3"].prefix(depth + 1).joined(separator: ", ")
    #expect(again.sketch == "<*[\(titles)], [desk, drawer]>")
    #expect(
      again.restored() == [
        "restored: Till was lost: unknown tag. Nothing is registered as till."
      ])
    let none = try HouseWindow(restoring: before.director.snapshot(), RestorationTable())
    #expect(none.sketch == "<*[list], [desk, drawer]>")
  }

  @Test func `Places above a lost one are lost with it`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.show(1), .show(2))
    let table = try RestorationTable {
      $0.register(HallRoute.self)
      $0.register(TillRoute.self)
      $0.register(Till.self) { _ in throw Hall.Nowhere() }
    }
    try before.openTill(9, steps: [1])
    let again = try HouseWindow(restoring: before.director.snapshot(), table)
    #expect(again.sketch == "<*[list, show 1, show 2], [desk, drawer]>")
    #expect(
      again.restored() == [
        "restored: Till was lost: unreadable. Nowhere()"
      ])
  }
}
