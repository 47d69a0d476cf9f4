#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Tab bars that the app has built of tabs, with groups and a sidebar, as since iOS 18.
@MainActor struct BuiltTabTests {
  /// Returns a bar with a tab and a group of two, whose screens are made on demand.
  private func bar() -> (bar: UITabBarController, group: UITabGroup) {
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "group", children: [tab("b"), tab("c")])
    let bar = UITabBarController(tabs: [tab("a"), group])
    bar.mode = .tabSidebar
    return (bar, group)
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in Page(name) }
  }

  /// A window with a layout that a coordinator in Director's style builds.
  private func rig(_ bar: UITabBarController, traits: UITraitCollection = .pad) async throws -> Rig
  {
    let flow = BarCoordinator(bar)
    let rig = try await Rig({ _ in .screen(Page("start")) }, traits: traits)
    rig.root.start(child: flow, as: .root)
    await rig.settle()
    return rig
  }

  @Test(arguments: [true, false])
  func `Tabs that the app has built stay as they are, in groups as well`(isTold: Bool) async throws
  {
    let (bar, group) = bar()
    let rig = try await rig(bar)
    rig.simulation.tellsTabsTwice = isTold
    #expect(rig.window.rootViewController === bar)
    rig.expectOrder("tabs Bar\n  • Page\n  Page\n  Page")
    #expect(rig.user.tap(group.children[1], in: bar))
    await rig.settle()
    rig.expectOrder("tabs Bar\n  Page\n  Page\n  • Page")
    #expect(rig.inSight == ["c"])
    rig.root.select(1)
    await rig.settle()
    #expect(bar.selectedTab === group.children[0] && rig.inSight == ["b"])
    #expect(bar.tabs.map(\.identifier) == ["a", "group"] && group.children.count == 2)
    #expect(!bar.sidebar.isHidden && bar.mode == .tabSidebar)
    rig.expectOrder("tabs Bar\n  Page\n  • Page\n  Page")
  }

  @Test func `A guard denies a tab before it is shown, by the method of tabs`() async throws {
    let (bar, group) = bar()
    let rig = try await rig(bar)
    rig.simulation.tellsTabsTwice = false
    let c = try #require(rig.id("c"))
    rig.director.guards = [Guard("no c") { $0.tree.isActive(c) ? .deny("closed") : .allow }]
    #expect(!rig.user.tap(group.children[1], in: bar) && bar.selectedTab === bar.tabs[0])
    group.defaultChildIdentifier = "c"
    rig.simulation.run { bar.selectedTab = group.children[1] }
    await rig.settle()
    #expect(bar.selectedTab === bar.tabs[0])
    rig.expectOrder("tabs Bar\n  • Page\n  Page\n  Page")
  }

  @Test func `The app's own delegate is asked about tabs and notified of them as well`()
    async throws
  {
    let (bar, group) = bar()
    let diary = BarDiary()
    bar.delegate = diary
    let rig = try await rig(bar)
    rig.user.tap(group.children[1], in: bar)
    diary.isPermitted = false
    #expect(!rig.user.tap(bar.tabs[0], in: bar))
    await rig.settle()
    #expect(diary.lines == ["may c", "did c after a", "may a"])
    rig.expectOrder("tabs Bar\n  Page\n  Page\n  • Page")
  }

  @Test func `Tabs come and go beside those that the app has built`() async throws {
    let (bar, group) = bar()
    let rig = try await rig(bar)
    let own = bar.tabs
    let flow = Teller("d") { _ in .stack(Page("d"), Page("e")) }
    rig.root.start(child: flow, as: .tab)
    await rig.settle()
    #expect(bar.tabs.prefix(2).elementsEqual(own, by: ===) && bar.tabs.count == 3)
    rig.expectOrder("tabs Bar\n  • Page\n  Page\n  Page\n  stack Teller\n    Page\n    Page")
    rig.root.setBadge("1", on: try #require(rig.page("b")))
    rig.root.setBadge("2", on: try #require(rig.page("d")))
    await rig.settle()
    #expect(group.children[0].badgeValue == "1" && bar.tabs[2].badgeValue == "2")
    #expect(rig.user.tap(bar.tabs[2], in: bar))
    flow.finish("done")
    await rig.settle()
    #expect(bar.tabs.elementsEqual(own, by: ===) && group.children.count == 2)
    #expect(rig.director.tree == rig.host.shown)
  }

  @Test func `A tab that the app takes away is put back with the next step`() async throws {
    let (bar, group) = bar()
    let rig = try await rig(bar)
    rig.simulation.run { group.children = [group.children[1]] }
    await rig.settle()
    rig.root.select(1)
    await rig.settle()
    #expect(bar.selectedViewController?.title == "b" && bar.tabs[0].identifier == "a")
    rig.expectOrder("tabs Bar\n  Page\n  • Page\n  Page")
  }

  @Test func `A lent bar that is built of tabs gets its tabs back`() async throws {
    let (bar, group) = bar()
    let own = bar.tabs
    let rig = try await Rig(
      { _ in .tabs(Page("x"), Page("y")) }, traits: .pad,
      preparing: { window in
        window.rootViewController = bar
        window.makeKeyAndVisible()
      }, hosting: { _ in UIKitHost(adopting: bar) })
    #expect(bar.tabs.map(\.title) == ["a", "Group", "x", "y"])
    rig.user.tap(bar.tabs[3], in: bar)
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  • Page")
    rig.user.tap(group.children[1], in: bar)
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  • Page")
    rig.director.close()
    await rig.settle()
    #expect(bar.tabs.elementsEqual(own, by: ===) && bar.selectedTab === group.children[1])
  }

  @Test func `A group with its own navigation controller is one tab, and left alone`()
    async throws
  {
    let (bar, group) = bar()
    let stack = UINavigationController()
    group.managingNavigationController = stack
    let rig = try await rig(bar)
    rig.expectOrder("tabs Bar\n  • Page\n  UINavigationController")
    #expect(rig.user.tap(group.children[1], in: bar) && rig.user.tap(group.children[0], in: bar))
    await rig.settle()
    #expect(stack.viewControllers.map(\.title) == ["b"])
    rig.expectOrder("tabs Bar\n  Page\n  • UINavigationController")
  }
}

final class BarCoordinator: ViewCoordinator {
  private let bar: UITabBarController
  init(_ bar: UITabBarController) { self.bar = bar }
  override func build() -> UIViewController { bar }
}

private final class BarDiary: NSObject, UITabBarControllerDelegate {
  var lines: [String] = []
  var isPermitted = true

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool {
    lines.append("may \(tab.identifier)")
    return isPermitted
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "")") }
}
#endif
