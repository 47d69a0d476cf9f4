#if canImport(UIKit)
import SwiftUI
import Testing
@_spi(Test) import UIKit

/// The effects of children and subviews that an app adds to the system's own containers.
@MainActor @Suite struct ForeignChildTests {
  @Test func `A child of a navigation controller joins its stack`() {
    let display = Display()
    let stack = display.show(display.stack("a"))
    let child = display.screen("b")
    stack.addChild(child)
    #expect(stack.viewControllers.map(\.title) == ["a", "b"])
    #expect(stack.children == stack.viewControllers && child.view.window != nil)
  }

  @Test func `A child of a tab bar controller joins its tabs`() {
    let display = Display()
    let tabs = UITabBarController()
    tabs.viewControllers = [display.screen("a")]
    display.show(tabs)
    tabs.addChild(display.screen("b"))
    #expect(tabs.viewControllers?.map(\.title) == ["a", "b"])
    #expect(tabs.selectedViewController?.title == "a" && display.complaints.isEmpty)
  }

  @Test func `Split and page view controllers take no child of others`() {
    let display = Display()
    let split = display.show(UISplitViewController(style: .doubleColumn))
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let child = display.screen("a")
    split.addChild(child)
    display.simulation.run { pages.addChild(child) }
    #expect(split.children == [] && pages.children == [] && child.parent == nil)
    #expect(display.complaints.count == 2)
  }

  @Test func `A subview of a hosting controller's own view is complained of`() {
    let display = Display()
    let controller = display.show(UIHostingController(rootView: Text("hello")))
    controller.view.addSubview(UIView())
    #expect(
      display.complaints == [
        "Adding 'UIView' as a subview of UIHostingController.view is not supported and may result "
          + "in a broken view hierarchy."
      ])
  }
}
#endif
