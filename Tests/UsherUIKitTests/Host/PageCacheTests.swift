#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

/// Pages that remember their neighbors, and do not report the end of a swipe.
@MainActor struct PageCacheTests {
  @Test func `A guard that denies a page is asked again after the policy has changed`()
    async throws
  {
    let rig = try await Rig({ _ in .pages(Page("a"), Page("b")) })
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    let b = try #require(rig.id("b"))
    rig.director.guards = [
      Guard("not b") { $0.tree.root?.shape.selected == b ? .deny("not b") : .allow }
    ]
    rig.director.reevaluate()
    await rig.settle()
    #expect(rig.user.beginSwipe(to: .forward, in: pages) == nil)
    rig.director.guards = []
    rig.director.reevaluate()
    await rig.settle()
    #expect(rig.user.swipe(to: .forward, in: pages))
    await rig.settle()
    rig.expectOrder("pages Teller\n  Page\n  • Page")
  }

  @Test(arguments: [true, false])
  func `A swipe whose end is never reported ends after the time of a step`(isMeant: Bool)
    async throws
  {
    let rig = try await Rig({ _ in .pages(Page("a"), Page("b")) })
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    pages.forgetsEnds = true
    let swipe = try #require(rig.user.beginSwipe(to: .forward, in: pages))
    isMeant ? swipe.finish() : swipe.cancel()
    rig.simulation.settle()
    await rig.turns()
    #expect(!rig.director.isQuiet)
    await rig.stage.clock.advance(by: .seconds(10))
    await rig.settle()
    rig.expectOrder(isMeant ? "pages Teller\n  Page\n  • Page" : "pages Teller\n  • Page\n  Page")
  }
}
#endif
