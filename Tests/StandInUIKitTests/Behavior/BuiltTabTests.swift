#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// Bars that are built of tabs, as they are since iOS 18.
@MainActor @Suite struct BuiltTabTests {
  final class Witness: NSObject, UITabBarControllerDelegate {
    let record = Record()
    var isPermitted = true

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool {
      record.note("should select tab \(tab.identifier)")
      return isPermitted
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
      record.note("did select tab \(selectedTab.identifier) after \(previousTab?.identifier ?? "")")
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      record.note("should select \(viewController.title ?? "")")
      return true
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { record.note("did select \(viewController.title ?? "")") }
  }

  private func tab(_ name: String, in display: Display) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in display.screen(name) }
  }

  /// A tab, and a group of two.
  private func bar(in display: Display) -> (bar: UITabBarController, group: UITabGroup) {
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group",
      children: [tab("b", in: display), tab("c", in: display)])
    let bar = UITabBarController(tabs: [tab("a", in: display), group])
    bar.mode = .tabSidebar
    return (display.show(bar), group)
  }

  @Test func `A controller is made when its tab is shown, or asked for it`() {
    let display = Display()
    let (bar, group) = bar(in: display)
    #expect(bar.viewControllers?.map(\.title) == ["a"] && bar.selectedTab === bar.tabs[0])
    bar.selectedTab = group
    #expect(bar.selectedTab === group.children[0] && bar.selectedIndex == 1)
    #expect(bar.selectedViewController?.title == "b")
    #expect(bar.selectedViewController?.tab === group.children[0])
    #expect(bar.children.map(\.title) == ["a", "b"])
    #expect(group.children[1].viewController?.tab?.tabBarController === bar)
  }

  @Test func `The delegate is notified of tabs, and of their controllers as well`() {
    let display = Display(.pad)
    let (bar, group) = bar(in: display)
    let witness = Witness()
    bar.delegate = witness
    bar.selectedTab = group
    #expect(witness.record.take().isEmpty)
    display.user.tap(group.children[1], in: bar)
    #expect(
      witness.record.take() == [
        "should select tab c", "should select c", "did select tab c after b", "did select c",
      ])
    display.simulation.tellsTabsTwice = false
    display.user.tap(group, in: bar)
    #expect(witness.record.take() == ["should select tab group", "did select tab c after c"])
    witness.isPermitted = false
    #expect(!display.user.tap(bar.tabs[0], in: bar) && bar.selectedTab === group.children[1])
  }

  @Test func `The user finds tabs in groups in the sidebar alone`() {
    let display = Display()
    let (bar, group) = bar(in: display)
    #expect(!display.user.tap(group.children[1], in: bar) && display.user.tap(group, in: bar))
    let wide = Display(.pad)
    let (other, section) = self.bar(in: wide)
    other.sidebar.isHidden = true
    #expect(!wide.user.tap(section.children[1], in: other))
    other.sidebar.isHidden = false
    #expect(wide.user.tap(section.children[1], in: other))
    #expect(section.selectedChild === section.children[1])
  }

  @Test func `A tab that goes takes its controller along, and another one is shown`() {
    let display = Display()
    let (bar, group) = bar(in: display)
    bar.selectedTab = group
    _ = display.record.take()
    let b = group.children[0]
    group.children.removeFirst()
    #expect(b.viewController?.parent == nil && b.tabBarController == nil)
    #expect(bar.selectedTab === bar.tabs[0] && bar.selectedViewController?.title == "a")
    bar.tabs = [group]
    #expect(bar.selectedViewController?.title == "c" && bar.children.map(\.title) == ["c"])
  }

  @Test func `Controllers that are set as a whole replace all tabs`() {
    let display = Display()
    let (bar, group) = bar(in: display)
    bar.viewControllers = [display.screen("d")]
    #expect(bar.tabs.isEmpty && group.tabBarController == nil && bar.selectedTab == nil)
    #expect(bar.children.map(\.title) == ["d"] && bar.selectedViewController?.title == "d")
  }

  @Test func `A group with a navigation controller shows its tabs in that one`() {
    let display = Display(.pad)
    let (bar, group) = bar(in: display)
    group.managingNavigationController = UINavigationController()
    display.user.tap(group.children[1], in: bar)
    #expect(bar.selectedViewController === group.managingNavigationController)
    #expect(group.managingNavigationController?.viewControllers.map(\.title) == ["c"])
    #expect(group.children[1].managingTabGroup === group)
  }

  @Test func `Selecting a tab of another bar raises an exception`() {
    let display = Display()
    let (bar, _) = bar(in: display)
    bar.selectedTab = tab("x", in: display)
    #expect(
      display.complaints == [
        "NSInvalidArgumentException: -[UITabBarController setSelectedTab:] the tab is not in the "
          + "tab bar controller's tabs."
      ])
  }
}
#endif
