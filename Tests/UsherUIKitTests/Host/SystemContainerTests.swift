#if canImport(StandInUIKit)
import SwiftUI
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Screens that are the system's own containers, hosting controllers or alerts are left as they are.
@MainActor struct SystemContainerTests {
  private func titled<Controller: UIViewController>(_ controller: Controller) -> Controller {
    controller.title = "s"
    return controller
  }

  /// Whether the view of a screen has been given one of the host's own.
  private func isObserved(_ screen: UIViewController) -> Bool {
    screen.view.subviews.contains { String(reflecting: type(of: $0)).hasPrefix("UsherUIKit.") }
  }

  @Test func `A navigation controller that is a screen keeps its stack, and appears`() async throws
  {
    let rig = try await Rig(stack: "a")
    let stack = titled(UINavigationController(rootViewController: UIViewController()))
    rig.root.present(stack, as: .cover)
    await rig.settle()
    #expect(stack.viewControllers.count == 1 && stack.children.count == 1 && !isObserved(stack))
    #expect(rig.inSight == ["s"])
    rig.root.dismiss()
    await rig.settle()
    #expect(rig.inSight == ["a"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A tab bar controller that is a screen keeps its tabs, and appears`() async throws {
    let rig = try await Rig(stack: "a")
    let tabs = titled(UITabBarController())
    tabs.viewControllers = [UIViewController()]
    rig.root.push(tabs)
    await rig.settle()
    #expect(tabs.viewControllers?.count == 1 && tabs.children == tabs.viewControllers)
    #expect(rig.inSight == ["s"] && !isObserved(tabs))
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(rig.inSight == ["a"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `Split and page view controllers that are screens get no child`() async throws {
    let rig = try await Rig(stack: "a")
    let pages = titled(
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal))
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
    rig.root.push(pages)
    let split = UISplitViewController(style: .doubleColumn)
    let before = split.children
    rig.root.present(split)
    await rig.settle()
    #expect(pages.children.count == 1 && split.children == before)
    #expect(!isObserved(pages) && !isObserved(split))
    #expect(rig.page("a").map(isObserved) == true, "any other screen is")
    rig.expectOrder("stack Teller\n  Page\n  UIPage\n  ▲ sheet UISplit")
  }

  @Test func `A hosting controller's view gets no subview, and it appears`() async throws {
    let rig = try await Rig(stack: "a")
    let hosting = titled(UIHostingController(rootView: Text("s")))
    rig.root.push(hosting)
    await rig.settle()
    #expect(rig.inSight == ["s"] && rig.simulation.messages == [] && !isObserved(hosting))
    try #require(rig.beginEdgeSwipe()).cancel()
    await rig.settle()
    #expect(rig.inSight == ["s"])
    try #require(rig.beginEdgeSwipe()).finish()
    await rig.settle()
    #expect(rig.inSight == ["a"] && rig.simulation.messages == [])
  }

  @Test func `A screen that forwards appearance itself gets no child, and appears`() async throws {
    final class Forwarder: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let rig = try await Rig(stack: "a")
    let screen = titled(Forwarder())
    rig.root.push(screen)
    await rig.settle()
    #expect(screen.children.isEmpty && rig.inSight == ["s"])
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(rig.inSight == ["a"])
  }

  @Test(arguments: ["Yes", nil])
  func `An alert of the app's own leaves the tree when it was answered`(answer: String?)
    async throws
  {
    let rig = try await Rig(stack: "a")
    let alert = UIAlertController(title: "s", message: nil, preferredStyle: .alert)
    var answers: [String?] = []
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { answers.append($0.title) })
    rig.root.present(alert)
    await rig.settle()
    #expect(rig.chain == [alert] && rig.director.tree.modals.count == 1)
    if let answer { rig.user.tap(answer, in: alert) } else { alert.dismiss(animated: true) }
    await rig.settle()
    #expect(answers == (answer == nil ? [] : ["Yes"]))
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `The app's own settings of the gesture and the back action stay`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let (stack, b) = (try #require(rig.stack), try #require(rig.page("b")))
    let action = UIAction(title: "") { _ in }
    stack.interactivePopGestureRecognizer?.isEnabled = false
    b.navigationItem.backAction = action
    b.declaredDismissal = .locked
    rig.root.update(b)
    await rig.settle()
    #expect(b.navigationItem.backAction === action)
    #expect(stack.interactiveContentPopGestureRecognizer?.isEnabled == false)
    b.declaredDismissal = .free
    rig.root.update(b)
    await rig.settle()
    #expect(b.navigationItem.backAction === action)
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(stack.interactiveContentPopGestureRecognizer?.isEnabled == true)
  }
}
#endif
