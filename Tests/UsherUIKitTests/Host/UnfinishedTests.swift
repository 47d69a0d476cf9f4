#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Animations that do not complete although they are not cancelled, and presentations that UIKit
/// refuses.
@MainActor struct UnfinishedTests {
  private func broken() async throws -> Rig {
    let rig = try await Rig(stack: "a")
    rig.host.use(Animator { _ in BrokenCurtain() }, for: "broken")
    return rig
  }

  @Test func `A push whose animation does not complete counts as a pop by the user`() async throws {
    let rig = try await broken()
    rig.root.push(Page("b"), animation: TransitionAnimation(named: "broken"))
    await rig.settle()
    #expect(rig.titles == ["a"] && rig.inSight == ["a"] && rig.root.popped == ["b"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A presentation whose animation does not complete counts as a dismissal by the user`()
    async throws
  {
    let rig = try await broken()
    rig.root.present(Page("s"), as: .cover, animation: TransitionAnimation(named: "broken"))
    await rig.settle()
    #expect(rig.chain.isEmpty)
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A screen that the director removes leaves, even if the animation does not complete`()
    async throws
  {
    let rig = try await broken()
    rig.root.push(Page("b"))
    rig.root.present(Page("s"), as: .cover)
    await rig.settle()
    rig.root.dismiss(animation: TransitionAnimation(named: "broken"))
    await rig.settle()
    rig.root.pop(animation: TransitionAnimation(named: "broken"))
    await rig.settle()
    #expect(rig.inSight == ["a"])
    rig.expectOrder("stack Teller\n  Page", holding: 2)
  }

  @Test func `A controller that UIKit would not present is not asked for its presentation`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.window.isHidden = true
    weak var sheet: Page?
    do {
      let page = Page("s")
      sheet = page
      rig.root.present(page)
    }
    await rig.settle()
    rig.director.close()
    await rig.settle()
    #expect(sheet == nil && rig.chain.isEmpty)
  }

  @Test func `A screen that the app has put into another navigation controller leaves it`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let (b, other) = (Page("b"), UINavigationController())
    other.viewControllers = [Page("o"), b]
    rig.root.push(b)
    await rig.settle()
    #expect(rig.titles == ["a", "b"] && other.viewControllers.map(\.title) == ["o"])
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test func `A delegate of the app that has gone is no longer asked`() async throws {
    let rig = try await Rig(stack: "a")
    let lines = Curtains()
    do {
      let delegate = CurtainDelegate(diary: lines)
      rig.stack?.delegate = delegate
      rig.root.setBadge("1", on: try #require(rig.page("a")))
      rig.root.push(Page("b"))
      await rig.settle()
    }
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(lines.lines == ["push"])
    rig.expectOrder("stack Teller\n  Page (1)", holding: 1)
  }

  @Test func `A popover of actions points to the middle, and a tap beside it is its end`()
    async throws
  {
    let rig = try await Rig({ _ in .stack(Page("a")) }, traits: .pad)
    let actions = rig.simulation.run {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    }
    actions.addAction(UIAlertAction(title: "Delete", style: .destructive))
    rig.simulation.run { _ = rig.root.present(actions) }
    await rig.settle()
    #expect(rig.chain == [actions] && rig.simulation.messages == [])
    #expect(rig.user.tapOutside(actions))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }
}

private final class BrokenCurtain: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.2) {
    } completion: { _ in
      transitionContext.completeTransition(false)
    }
  }
}
#endif
