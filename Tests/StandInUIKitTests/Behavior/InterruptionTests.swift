#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// Pushes that a finger catches, and swipes that begin anywhere in the content.
@MainActor @Suite struct InterruptionTests {
  @Test func `An interrupted push is completed and becomes a pop in one turn`() throws {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let witness = StackWitness(display.record)
    stack.delegate = witness
    stack.pushViewController(display.screen("b"), animated: true)
    let push = try #require(stack.transitionCoordinator)
    push.animate(alongsideTransition: nil) { context in
      display.record.note(context.isCancelled ? "push cancelled" : "push completed")
    }
    display.simulation.advance(by: 0.1)
    _ = display.record.take()
    let swipe = try #require(display.user.interruptPush(in: stack))
    #expect(
      display.record.take() == [
        "a did disappear", "b did appear", "b did move in", "did show b", "push completed",
        "b will move out", "b will disappear", "a will appear", "will show a",
      ])
    #expect(stack.transitionCoordinator?.isInteractive == true)
    swipe.finish()
    display.simulation.settle()
    #expect(
      display.record.take() == [
        "b did disappear", "a did appear", "b did move out", "did show a",
      ])
    #expect(stack.viewControllers.map(\.title) == ["a"] && display.complaints.isEmpty)
  }

  @Test func `The pop of an interrupted push may be cancelled`() throws {
    let display = Display()
    let stack = display.show(display.stack("a"))
    stack.pushViewController(display.screen("b"), animated: true)
    display.simulation.advance(by: 0.1)
    try #require(display.user.interruptPush(in: stack)).cancel()
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["a", "b"] && display.complaints.isEmpty)
    #expect(stack.viewControllers[1].view.window != nil)
  }

  @Test func `A pop, a swipe and an animation of the app's own are not caught`() throws {
    let display = Display()
    let stack = display.show(display.stack("a", "b", "c"))
    stack.popViewController(animated: true)
    #expect(display.user.interruptPush(in: stack) == nil)
    display.simulation.settle()
    let swipe = try #require(display.user.beginEdgeSwipe(in: stack))
    #expect(display.user.interruptPush(in: stack) == nil)
    swipe.cancel()
    display.simulation.settle()
    let witness = StackWitness(Record())
    witness.animator = Animation(display.record)
    stack.delegate = witness
    stack.pushViewController(display.screen("d"), animated: true)
    #expect(display.user.interruptPush(in: stack) == nil)
  }

  @Test func `A swipe in the content and one from the edge are two gestures`() throws {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(display.user.beginEdgeSwipe(in: stack) == nil)
    try #require(display.user.beginContentSwipe(in: stack)).cancel()
    display.simulation.settle()
    stack.interactivePopGestureRecognizer?.isEnabled = true
    stack.interactiveContentPopGestureRecognizer?.isEnabled = false
    #expect(display.user.beginContentSwipe(in: stack) == nil)
    try #require(display.user.beginEdgeSwipe(in: stack)).finish()
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["a"])
  }
}
#endif
