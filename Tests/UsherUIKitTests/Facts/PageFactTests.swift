#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The user's actions on pages.
@MainActor struct PageFactTests {
  @Test func `A swipe to another page is followed, and one that is taken back is not`()
    async throws
  {
    let rig = try await Rig({ _ in .pages(Page("a"), Page("b"), Page("c")) })
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    let swipe = try #require(rig.user.beginSwipe(to: .forward, in: pages))
    await rig.turns()
    swipe.cancel()
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .gestureEnded(completed: false)])
    let b = try #require(rig.id("b"))
    #expect(rig.user.swipe(to: .forward, in: pages))
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .selected(b), .gestureEnded(completed: true)])
    rig.expectOrder("pages Teller\n  Page\n  • Page\n  Page")
    rig.root.select(2)
    await rig.settle()
    #expect(rig.user.beginSwipe(to: .forward, in: pages) == nil)
    rig.expectOrder("pages Teller\n  Page\n  Page\n  • Page")
  }

  @Test func `A page counts as visible once a swipe to it has ended, and not before`() async throws
  {
    let rig = try await Rig({ _ in .pages(Page("a"), Page("b")) })
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    for direction in [UIPageViewController.NavigationDirection.forward, .reverse] {
      rig.user.swipe(to: direction, in: pages)
      await rig.settle()
    }
    for (isCompleted, title) in [(false, "a"), (true, "b")] {
      let swipe = try #require(rig.user.beginSwipe(to: .forward, in: pages))
      await rig.turns()
      #expect(rig.inSight == ["a"])
      isCompleted ? swipe.finish() : swipe.cancel()
      await rig.settle()
      #expect(rig.inSight == [title])
    }
  }

  @Test func `A page that is selected during a swipe comes once the swipe has been taken back`()
    async throws
  {
    let rig = try await Rig({ _ in .pages(SceneLayout.stack(Page("a")), Page("b")) })
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    let swipe = try #require(rig.user.beginSwipe(to: .forward, in: pages))
    rig.root.select(1)
    await rig.turns()
    swipe.cancel()
    await rig.settle()
    #expect(pages.viewControllers?.first?.viewIfLoaded?.window != nil && rig.inSight == ["b"])
    rig.expectOrder("pages Teller\n  stack Teller\n    Page\n  • Page")
  }

  @Test func `A second finger turns no page while one is turning`() async throws {
    let rig = try await Rig({ _ in .pages(Page("a"), Page("b")) })
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    let swipe = try #require(rig.user.beginSwipe(to: .forward, in: pages))
    #expect(rig.user.beginSwipe(to: .forward, in: pages) == nil)
    swipe.finish()
    await rig.settle()
    #expect(rig.inSight == ["b"])
    #expect(rig.user.beginSwipe(to: .reverse, in: pages) != nil)
  }

  @Test func `A page that may not be selected is not offered`() async throws {
    let rig = try await Rig({ _ in .pages(Page("a"), Page("b")) })
    let b = try #require(rig.id("b"))
    rig.director.guards = [Guard("closed") { $0.tree.isActive(b) ? .deny("closed") : .allow }]
    let pages = try #require(rig.window.rootViewController as? UIPageViewController)
    await rig.settle()
    #expect(rig.user.beginSwipe(to: .forward, in: pages) == nil)
  }
}
#endif
