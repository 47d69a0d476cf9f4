#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// Transitions that begin at the next layout or at the end of a turn, or end in the same turn.
@MainActor @Suite struct DeferralTests {
  private func deferring() -> Display {
    let display = Display()
    display.simulation.defersTransitions = true
    return display
  }

  @Test func `A push that begins at the next layout has no coordinator before`() {
    let display = deferring()
    let stack = display.show(display.stack("a"))
    stack.pushViewController(display.screen("b"), animated: true)
    #expect(stack.transitionCoordinator == nil && stack.topViewController?.title == "b")
    #expect(stack.viewControllers[1].viewIfLoaded?.window == nil)
    display.simulation.advance(by: 0)
    #expect(stack.transitionCoordinator != nil)
    display.simulation.settle()
    #expect(stack.viewControllers[1].viewIfLoaded?.window != nil && display.complaints.isEmpty)
  }

  @Test func `Changes of a stack before the next layout are one transition`() {
    let display = deferring()
    let stack = display.show(display.stack("a"))
    let witness = StackWitness(Record())
    stack.delegate = witness
    stack.pushViewController(display.screen("b"), animated: true)
    stack.pushViewController(display.screen("c"), animated: true)
    display.simulation.settle()
    #expect(witness.record.take() == ["will show c", "did show c"])
    #expect(display.complaints.isEmpty)
    stack.popViewController(animated: true)
    #expect(display.user.beginEdgeSwipe(in: stack) == nil)
    stack.pushViewController(display.screen("d"), animated: true)
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["a", "b", "d"] && display.complaints.isEmpty)
  }

  @Test
  func `A presentation that begins when the turn ends is there before, without a coordinator`() {
    let display = deferring()
    let root = display.show(display.screen("root"))
    let sheet = display.screen("sheet")
    display.simulation.run { root.present(sheet, animated: true) }
    #expect(root.presentedViewController === sheet && sheet.presentingViewController === root)
    #expect(root.transitionCoordinator == nil && sheet.viewIfLoaded?.window == nil)
    display.simulation.run { root.dismiss(animated: true) }
    #expect(display.complaints.count == 1)
    display.simulation.settle()
    #expect(root.presentedViewController === sheet && sheet.viewIfLoaded?.window != nil)
  }

  @Test func `A switch of tabs may be animated`() {
    let display = Display()
    display.simulation.animatesTabs = true
    let tabs = UITabBarController()
    tabs.viewControllers = [display.screen("a"), display.screen("b")]
    display.show(tabs)
    #expect(display.user.tap(1, in: tabs))
    #expect(tabs.transitionCoordinator?.isAnimated == true)
    display.simulation.advance(by: 0.1)
    #expect(display.record.take() == ["a will disappear", "b loads", "b will appear"])
    display.simulation.settle()
    #expect(display.record.take() == ["a did disappear", "b did appear"])
  }

  @Test func `Without animations transitions end in the same turn`() {
    let display = Display()
    let stack = display.show(display.stack("a"))
    display.simulation.run {
      UIView.setAnimationsEnabled(false)
      #expect(!UIView.areAnimationsEnabled)
      stack.pushViewController(display.screen("b"), animated: true)
      #expect(stack.transitionCoordinator == nil && stack.viewControllers[1].view.window != nil)
      var isThere = false
      stack.present(display.screen("s"), animated: true) { isThere = true }
      #expect(isThere)
      stack.dismiss(animated: true)
      #expect(stack.presentedViewController == nil)
      UIView.setAnimationsEnabled(true)
      #expect(UIView.areAnimationsEnabled)
    }
  }
}
#endif
