#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct StackTests {
  @Test func `A push calls the old one, the new one and the delegate in order`() {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let witness = StackWitness(display.record)
    stack.delegate = witness
    stack.pushViewController(display.screen("b"), animated: true)
    #expect(
      display.record.take() == [
        "b will move in", "b loads", "a will disappear", "b will appear", "will show b",
      ])
    display.simulation.settle()
    #expect(
      display.record.take() == [
        "a did disappear", "b did appear", "b did move in", "did show b",
      ])
  }

  @Test func `A pop calls the old one, the new one and the delegate in order`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let witness = StackWitness(display.record)
    stack.delegate = witness
    #expect(stack.popViewController(animated: true)?.title == "b")
    display.simulation.settle()
    #expect(
      display.record.take() == [
        "b will move out", "a loads", "b will disappear", "a will appear", "will show a",
        "b did disappear", "a did appear", "b did move out", "did show a",
      ])
    #expect(stack.popViewController(animated: true) == nil)
  }

  @Test func `The delegate is notified of the top when a stack first appears`() {
    let display = Display()
    let stack = display.stack("a")
    let witness = StackWitness(display.record)
    stack.delegate = witness
    display.window.rootViewController = stack
    _ = display.record.take()
    display.window.makeKeyAndVisible()
    #expect(
      display.record.take() == [
        "a loads", "a will appear", "will show a", "a did appear", "did show a",
      ])
  }

  @Test func `Setting a stack with the same top makes no transition`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let witness = StackWitness(Record())
    stack.delegate = witness
    stack.setViewControllers([display.screen("x"), stack.viewControllers[1]], animated: true)
    #expect(stack.transitionCoordinator == nil)
    #expect(stack.viewControllers.map(\.title) == ["x", "b"] && witness.record.take().isEmpty)
  }

  @Test(arguments: [true, false])
  func `Setting a stack pops to a top that was lower, and pushes any other, once`(isLower: Bool) {
    final class Asked: NSObject, UINavigationControllerDelegate {
      var operations: [UINavigationController.Operation] = []
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
      }
    }
    let display = Display()
    let stack = display.show(display.stack("a", "b", "c"))
    let asked = Asked()
    stack.delegate = asked
    let top = isLower ? stack.viewControllers[0] : display.screen("x")
    stack.setViewControllers([display.screen("y"), top], animated: true)
    display.simulation.settle()
    #expect(asked.operations == [isLower ? .pop : .push])
    #expect(stack.topViewController === top && display.complaints.isEmpty)
  }

  @Test func `Changing a stack during its transition is complained of, and caught up with`() {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let b = display.screen("b")
    let c = display.screen("c")
    stack.pushViewController(b, animated: true)
    stack.pushViewController(c, animated: true)
    #expect(
      display.complaints == ["nested push animation can result in corrupted navigation bar"])
    display.simulation.settle()
    #expect(stack.topViewController === c && c.view.window != nil && b.view.window == nil)
  }

  @Test func `Pushing what is still leaving raises the exception of a view in itself`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let b = stack.viewControllers[1]
    stack.popViewController(animated: true)
    stack.pushViewController(b, animated: true)
    #expect(display.complaints == ["NSInvalidArgumentException: Can't add self as subview"])
  }

  @Test func `Waiting for the coordinator's completion makes the next change safe`() throws {
    let display = Display()
    let stack = display.show(display.stack("a"))
    stack.pushViewController(display.screen("b"), animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { _ in
      stack.pushViewController(display.screen("c"), animated: true)
    }
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["a", "b", "c"] && display.complaints.isEmpty)
  }

  @Test func `Misuse of a stack raises UIKit's exceptions and changes nothing`() {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let a = stack.viewControllers[0]
    stack.pushViewController(a, animated: true)
    stack.pushViewController(UINavigationController(), animated: true)
    stack.setViewControllers([a, a], animated: false)
    stack.popToViewController(UIViewController(), animated: true)
    #expect(stack.viewControllers == [a])
    #expect(
      display.complaints == [
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is "
          + "not supported (\(a))",
        "NSInvalidArgumentException: Pushing a navigation controller is not supported",
        "NSInvalidArgumentException: All view controllers in a navigation controller must be "
          + "distinct",
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.",
      ])
  }

  @Test func `The transition coordinator of a child is that of its container`() throws {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let child = UIViewController()
    stack.viewControllers[0].addChild(child)
    stack.pushViewController(display.screen("b"), animated: true)
    let coordinator = try #require(stack.transitionCoordinator)
    #expect(child.transitionCoordinator === coordinator)
    #expect(stack.viewControllers[1].transitionCoordinator === coordinator)
    display.simulation.settle()
    #expect(child.transitionCoordinator == nil)
  }

  @Test func `A released stack releases its controllers`() {
    let display = Display()
    weak var released: UIViewController?
    do {
      let stack = display.show(display.stack("a", "b"))
      released = stack.viewControllers[1]
      stack.popViewController(animated: true)
      display.simulation.settle()
    }
    #expect(released == nil)
  }
}
#endif
