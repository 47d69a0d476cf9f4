#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct TabTests {
  final class Witness: NSObject, UITabBarControllerDelegate {
    let record: Record
    var isPermitted = true

    init(_ record: Record) { self.record = record }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      record.note("should select \(viewController.title ?? "")")
      return isPermitted
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { record.note("did select \(viewController.title ?? "")") }
  }

  private func tabs(_ names: String..., in display: Display) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map(display.screen)
    return tabs
  }

  @Test func `The delegate is called for taps only, including taps on the selected tab`() {
    let display = Display()
    let tabs = display.show(tabs("a", "b", in: display))
    let witness = Witness(Record())
    tabs.delegate = witness
    tabs.selectedIndex = 1
    #expect(witness.record.take().isEmpty)
    display.user.tap(0, in: tabs)
    display.user.tap(0, in: tabs)
    #expect(
      witness.record.take() == [
        "should select a", "did select a", "should select a", "did select a",
      ])
    witness.isPermitted = false
    #expect(!display.user.tap(1, in: tabs))
    #expect(witness.record.take() == ["should select b"] && tabs.selectedIndex == 0)
  }

  @Test func `A tap on the selected tab pops a stack to its root`() {
    let display = Display()
    let tabs = UITabBarController()
    let stack = display.stack("a", "b", "c")
    tabs.viewControllers = [stack]
    display.show(tabs)
    display.user.tap(0, in: tabs)
    #expect(stack.transitionCoordinator != nil)
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["a"])
  }

  @Test func `Selecting calls the old one and the new one in order`() {
    let display = Display()
    let tabs = display.show(tabs("a", "b", in: display))
    tabs.selectedIndex = 1
    #expect(
      display.record.take() == [
        "a will disappear", "b loads", "b will appear", "a did disappear", "b did appear",
      ])
  }

  @Test func `New tabs keep the selected one, or the place, or select the first`() {
    let display = Display()
    let tabs = display.show(tabs("a", "b", "c", in: display))
    let controllers = tabs.viewControllers ?? []
    tabs.selectedIndex = 2
    tabs.setViewControllers([controllers[2], controllers[0]], animated: false)
    #expect(tabs.selectedViewController === controllers[2])
    tabs.selectedIndex = 1
    tabs.setViewControllers([controllers[1], controllers[2]], animated: false)
    #expect(tabs.selectedViewController === controllers[2])
    tabs.setViewControllers([controllers[1]], animated: false)
    #expect(tabs.selectedIndex == 0 && controllers[0].parent == nil)
  }

  @Test func `Selecting what is no tab raises an exception`() {
    let display = Display()
    let tabs = display.show(tabs("a", in: display))
    tabs.selectedViewController = UIViewController()
    #expect(
      display.complaints == [
        "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view "
          + "controller in the tab bar controller's list of view controllers can be selected."
      ])
  }
}
#endif
