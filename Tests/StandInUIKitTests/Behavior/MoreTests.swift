#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// More tabs than the bar has room for.
@MainActor @Suite struct MoreTests {
  let display = Display()
  let tabs = UITabBarController()
  let witness = TabTests.Witness(Record())
  let stack: UINavigationController

  init() {
    stack = display.stack("f")
    stack.title = "f"
    tabs.viewControllers = ["a", "b", "c", "d", "e"].map(display.screen) + [stack]
    tabs.delegate = witness
    display.show(tabs)
  }

  private var more: UINavigationController { tabs.moreNavigationController }
  private var shown: [String?] { more.viewControllers.map(\.title) }

  private func choose(_ index: Int) {
    display.user.tap(4, in: tabs)
    display.user.choose(index, in: tabs)
    display.simulation.settle()
  }

  @Test func `The bar's last item leads to a list, which no index counts`() {
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "More"])
    display.user.tap(4, in: tabs)
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    #expect(witness.record.take() == ["should select More", "did select More"])
    #expect(shown == ["More"])
  }

  @Test func `A choice from the list is reported only to the list's delegate`() {
    let delegate = StackWitness(display.record)
    more.delegate = delegate
    display.user.tap(4, in: tabs)
    _ = (witness.record.take(), display.record.take())
    #expect(display.user.choose(4, in: tabs))
    display.simulation.settle()
    #expect(witness.record.take().isEmpty)
    #expect(display.record.take().filter { $0.contains("show") } == ["will show e", "did show e"])
    #expect(tabs.selectedIndex == 4 && shown == ["More", "e"])
    #expect(tabs.viewControllers?[4].parent === more)
  }

  @Test func `A stack in the list hands its controllers over, and gets the lowest back`() {
    choose(5)
    #expect(tabs.selectedViewController === stack && stack.viewControllers.isEmpty)
    more.pushViewController(display.screen("g"), animated: true)
    display.simulation.settle()
    #expect(shown == ["More", "f", "g"])
    display.user.tap(4, in: tabs)
    display.simulation.settle()
    #expect(shown == ["More"] && stack.viewControllers.map(\.title) == ["f"])
    #expect(tabs.selectedViewController === more)
  }

  @Test func `The list keeps its screens when the user returns to it`() {
    choose(4)
    display.user.tap(0, in: tabs)
    #expect(tabs.selectedIndex == 0)
    display.user.tap(4, in: tabs)
    #expect(tabs.selectedViewController === more && shown == ["More", "e"])
    #expect(display.user.tapBack(in: more))
    display.simulation.settle()
    #expect(shown == ["More"] && tabs.viewControllers?[4].parent === tabs)
  }

  @Test func `A selection by code is shown through the list as well`() {
    tabs.selectedIndex = 5
    #expect(shown == ["More", "f"])
    tabs.selectedIndex = 4
    #expect(shown == ["More", "e"] && stack.viewControllers.map(\.title) == ["f"])
    tabs.selectedIndex = 1
    #expect(tabs.viewControllers?[1].view.window != nil)
    #expect(display.complaints == [])
  }

  @Test func `When there is room again, a stack has lost the controllers above its lowest`() {
    choose(5)
    more.pushViewController(display.screen("g"), animated: false)
    display.user.resize(to: .pad)
    display.simulation.settle()
    #expect(stack.viewControllers.map(\.title) == ["f"] && tabs.selectedIndex == 5)
    #expect(tabs.tabBar.items?.count == 6 && stack.view.window != nil)
    display.user.resize(to: .phone)
    display.simulation.settle()
    #expect(shown == ["More", "f"])
  }

  @Test func `Tabs take the places that the user gives them, unless the app forbids it`() {
    display.user.tap(4, in: tabs)
    #expect(display.user.rearrange(tabs, to: [5, 0, 1, 2, 3, 4]))
    #expect(tabs.viewControllers?.first === stack)
    #expect(tabs.tabBar.items?.map(\.title) == ["f", "a", "b", "c", "More"])
    tabs.customizableViewControllers = []
    #expect(!display.user.rearrange(tabs, to: [1, 0, 2, 3, 4, 5]))
  }
}
#endif
