#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct ContainmentTests {
  @Test func `A child that is added to a parent in sight appears, and disappears when it leaves`() {
    let display = Display()
    let root = display.show(UIViewController())
    let child = display.screen("child")
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    display.simulation.settle()
    #expect(
      display.record.take() == [
        "child will move in", "child loads", "child will appear", "child did move in",
        "child did appear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      display.record.take() == [
        "child will move out", "child will disappear", "child did disappear", "child did move out",
      ])
  }

  @Test func `Children appear and disappear with their parent`() {
    let display = Display()
    let parent = display.screen("parent")
    let child = display.screen("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = display.record.take()
    let stack = display.show(UINavigationController(rootViewController: UIViewController()))
    stack.pushViewController(parent, animated: true)
    display.simulation.settle()
    stack.popViewController(animated: true)
    display.simulation.settle()
    #expect(
      display.record.take().filter { $0.contains("appear") } == [
        "parent will appear", "child will appear", "child did appear", "parent did appear",
        "parent will disappear", "child will disappear", "child did disappear",
        "parent did disappear",
      ])
  }

  @Test func `A container that forwards appearance itself is left to do so`() {
    final class Own: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let display = Display()
    let own = Own()
    let child = display.screen("child")
    own.addChild(child)
    own.view.addSubview(child.view)
    display.show(own)
    #expect(child.record.take().isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(child.record.take() == ["child will appear", "child did appear"])
  }

  @Test func `A view is loaded when it is first asked for, and once`() {
    let screen = Screen("a")
    #expect(!screen.isViewLoaded && screen.record.take().isEmpty)
    _ = screen.view
    _ = screen.view
    #expect(screen.record.take() == ["a loads"])
  }

  @Test func `A nib draws the view of its owner, by its name or by that of the class`() {
    final class DrawnViewController: UIViewController {}
    let display = Display()
    let views = [UIView(), UIView()]
    display.simulation.nibs = ["Named": { _ in views[0] }, "DrawnView": { _ in views[1] }]
    let named = DrawnViewController(nibName: "Named", bundle: nil)
    let (plain, missing) = (DrawnViewController(), UIViewController(nibName: "None", bundle: nil))
    display.simulation.run {
      #expect(named.view === views[0] && plain.view === views[1])
      missing.loadViewIfNeeded()
    }
    #expect(
      display.complaints == [
        "NSInternalInconsistencyException: Could not load NIB in bundle with name 'None'"
      ])
  }

  @Test func `A title is shown in the bars`() {
    let screen = Screen("a")
    #expect(screen.navigationItem.title == "a" && screen.tabBarItem.title == "a")
    screen.title = "b"
    #expect(screen.navigationItem.title == "b" && screen.tabBarItem.title == "b")
  }

  @Test func `A controller in two navigation controllers raises an exception`() {
    let display = Display()
    let stack = display.show(display.stack("a", "b"))
    let other = UINavigationController()
    display.simulation.run {
      other.pushViewController(stack.viewControllers[1], animated: false)
      other.setViewControllers([stack.viewControllers[0]], animated: false)
    }
    #expect(display.complaints.count == 2 && other.viewControllers.isEmpty)
    let b = stack.viewControllers[1]
    stack.popViewController(animated: false)
    display.simulation.run { other.pushViewController(b, animated: false) }
    #expect(other.viewControllers == [b] && display.complaints.isEmpty)
  }
}
#endif
