#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct GestureTests {
  @Test func `An edge swipe shows the previous screen, and is reported when it is completed`()
    throws
  {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let witness = StackWitness(Record())
    stack.delegate = witness
    let gesture = try #require(display.user.beginEdgeSwipe(in: stack))
    #expect(witness.record.take() == ["will show a"])
    #expect(stack.topViewController?.title == "a")
    gesture.move(to: 0.7)
    gesture.finish()
    #expect(witness.record.take().isEmpty)
    display.simulation.settle()
    #expect(witness.record.take() == ["did show a"])
  }

  @Test func `A cancelled swipe is reported to the coordinator and no delegate`() throws {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let witness = StackWitness(Record())
    stack.delegate = witness
    let gesture = try #require(display.user.beginEdgeSwipe(in: stack))
    let coordinator = try #require(stack.transitionCoordinator)
    var ends: [Bool] = []
    coordinator.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    gesture.move(to: 0.3)
    gesture.cancel()
    display.simulation.settle()
    #expect(witness.record.take() == ["will show a"])
    #expect(ends == [true] && stack.viewControllers.map(\.title) == ["a", "b"])
    #expect(stack.viewControllers[1].view.window != nil)
  }

  @Test func `A cancelled pop adds the reversed calls`() throws {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let gesture = try #require(display.user.beginEdgeSwipe(in: stack))
    gesture.cancel()
    display.simulation.settle()
    #expect(
      display.record.take() == [
        "b will move out", "a loads", "b will disappear", "a will appear", "a will disappear",
        "a did disappear", "b will appear", "b did appear",
      ])
  }

  @Test func `Moving from a parent means something only while it happens`() throws {
    final class Told: UIViewController {
      var told: [Bool] = []
      override func viewWillDisappear(_ animated: Bool) { told.append(isMovingFromParent) }
      override func viewDidDisappear(_ animated: Bool) { told.append(isMovingFromParent) }
    }
    let display = Display()
    let stack = display.show(display.stack("a"))
    let told = Told()
    stack.pushViewController(told, animated: false)
    stack.pushViewController(display.screen("c"), animated: false)
    #expect(told.told == [false, false])
    stack.popViewController(animated: false)
    stack.popViewController(animated: false)
    #expect(told.told == [false, false, true, true] && !told.isMovingFromParent)
  }

  @Test func `Holding the back button pops several at once`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b", "c", "d"))
    let witness = StackWitness(Record())
    stack.delegate = witness
    #expect(display.user.holdBack(in: stack, to: stack.viewControllers[0]))
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["a"])
    #expect(witness.record.take() == ["will show a", "did show a"])
  }

  @Test func `The back button is not there while something moves, is hidden or lies below`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b", "c"))
    let sheet = display.screen("sheet")
    #expect(display.user.tapBack(in: stack))
    #expect(!display.user.tapBack(in: stack))
    display.simulation.settle()
    stack.topViewController?.navigationItem.hidesBackButton = true
    #expect(!display.user.tapBack(in: stack))
    stack.topViewController?.navigationItem.hidesBackButton = false
    display.present(sheet, on: stack)
    #expect(!display.user.tapBack(in: stack))
    sheet.dismiss(animated: true)
    display.simulation.settle()
    #expect(display.user.tapBack(in: stack))
  }

  @Test func `An action of its own takes the place of going back`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    var isAsked = false
    stack.topViewController?.navigationItem.backAction = UIAction { _ in isAsked = true }
    #expect(display.user.tapBack(in: stack))
    #expect(isAsked && stack.viewControllers.count == 2)
  }

  @Test func `An edge swipe does not begin if it is disabled, refused or leads nowhere`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let refusing = Refusing()
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(display.user.beginEdgeSwipe(in: stack) == nil)
    stack.interactivePopGestureRecognizer?.isEnabled = true
    stack.interactivePopGestureRecognizer?.delegate = refusing
    #expect(display.user.beginEdgeSwipe(in: stack) == nil)
    stack.interactivePopGestureRecognizer?.delegate = nil
    stack.isNavigationBarHidden = true
    #expect(display.user.beginEdgeSwipe(in: stack) == nil)
    stack.isNavigationBarHidden = false
    stack.popViewController(animated: false)
    #expect(display.user.beginEdgeSwipe(in: stack) == nil)
  }

  @Test func `VoiceOver's escape pops and dismisses, and asks no back action`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    var isAsked = false
    stack.viewControllers[1].navigationItem.backAction = UIAction { _ in isAsked = true }
    stack.interactivePopGestureRecognizer?.isEnabled = false
    let sheet = display.screen("sheet")
    display.present(sheet, on: stack)
    #expect(display.user.escape(in: display.window))
    display.simulation.settle()
    #expect(stack.presentedViewController == nil && stack.viewControllers.count == 2)
    #expect(display.user.escape(in: display.window))
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["a"] && !isAsked)
    #expect(!display.user.escape(in: display.window))
  }
}
#endif
