#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The user's actions on tabs and columns.
@MainActor struct ContainerFactTests {
  private func tabs() async throws -> Rig {
    try await Rig({ _ in
      .tabs(SceneLayout.stack(Page("a"), Page("b")), Page("c"), Page("d"))
    })
  }

  @Test(arguments: [0, 0.1]) func `A split view that is narrow for a moment moves nothing`(
    moment: Double
  ) async throws {
    let rig = try await Rig(
      { _ in .split(SceneLayout.stack(Page("a")), SceneLayout.stack(Page("b"))) }, traits: .pad)
    rig.user.resize(to: .narrowPad)
    rig.simulation.advance(by: moment)
    rig.user.resize(to: .pad)
    await rig.settle()
    #expect(rig.simulation.messages == [])
    rig.expectOrder("split Teller\n  • stack Teller\n    Page\n  stack Teller\n    Page")
  }

  @Test func `A tap on a tab is followed`() async throws {
    let rig = try await tabs()
    let c = try #require(rig.id("c"))
    #expect(rig.user.tap(1, in: try #require(rig.tabs)))
    await rig.settle()
    #expect(rig.takeFacts() == [.selected(c)])
    rig.expectOrder("tabs Teller\n  stack Teller\n    Page\n    Page\n  • Page\n  Page")
  }

  @Test func `A tab that may not be selected is not`() async throws {
    let rig = try await tabs()
    let c = try #require(rig.id("c"))
    rig.director.guards = [
      Guard("closed") { $0.tree.isActive(c) ? .deny("closed") : .allow }
    ]
    let tabs = try #require(rig.tabs)
    #expect(!rig.user.tap(1, in: tabs))
    await rig.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(rig.takeFacts() == [.selected(c)])
  }

  @Test func `A tap on the selected tab pops its stack to the root`() async throws {
    let rig = try await tabs()
    let b = try #require(rig.id("b"))
    #expect(rig.user.tap(0, in: try #require(rig.tabs)))
    await rig.settle()
    #expect(rig.takeFacts() == [.gestureBegan, .popped(b), .gestureEnded(completed: true)])
    rig.expectOrder("tabs Teller\n  • stack Teller\n    Page\n  Page\n  Page")
  }

  @Test func `The app's own delegate is asked as well, and notified of everything`() async throws {
    let delegate = TabsDiary()
    let rig = try await Rig({ _ in .tabs(Page("a"), Page("b"), Page("c")) })
    let tabs = try #require(rig.tabs)
    tabs.delegate = delegate
    rig.root.setBadge("1", on: try #require(rig.page("b")))
    await rig.settle()
    #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "1")
    rig.user.tap(1, in: tabs)
    rig.user.tap(2, in: tabs)
    await rig.settle()
    #expect(delegate.diary == ["may b", "did b", "may c"])
    rig.expectOrder("tabs Teller\n  Page\n  • Page (1)\n  Page")
  }

  @Test func `A selection by the app's own code is followed`() async throws {
    let rig = try await tabs()
    rig.simulation.run { rig.tabs?.selectedIndex = 2 }
    await rig.settle()
    rig.expectOrder("tabs Teller\n  stack Teller\n    Page\n    Page\n  Page\n  • Page")
  }

  @Test func `Columns collapse onto the selected one, back leads to the one before, and expand`()
    async throws
  {
    let rig = try await Rig(
      { _ in .split(SceneLayout.stack(Page("list")), SceneLayout.stack(Page("detail")), selected: 1)
      },
      traits: .pad)
    let split = try #require(rig.window.rootViewController as? UISplitViewController)
    #expect(!split.isCollapsed)
    rig.user.resize(to: .narrowPad)
    await rig.settle()
    #expect(split.isCollapsed)
    rig.expectOrder("split Teller\n  stack Teller\n    Page\n  • stack Teller\n    Page")
    let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
    #expect(rig.user.tapBack(in: primary))
    await rig.settle()
    rig.expectOrder("split Teller\n  • stack Teller\n    Page\n  stack Teller\n    Page")
    rig.root.select(1)
    await rig.settle()
    rig.user.resize(to: .pad)
    await rig.settle()
    #expect(!split.isCollapsed)
    rig.expectOrder("split Teller\n  stack Teller\n    Page\n  • stack Teller\n    Page")
  }
}

/// A delegate of the app's own, which does not allow the selection of `c`.
final class TabsDiary: NSObject, UITabBarControllerDelegate {
  private(set) var diary: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    diary.append("may \(viewController.title ?? "")")
    return viewController.title != "c"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    diary.append("did \(viewController.title ?? "")")
  }
}
#endif
