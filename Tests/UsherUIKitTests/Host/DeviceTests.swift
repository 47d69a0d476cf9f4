#if canImport(UIKit)
import Testing
import UIKit
import Usher
import UsherUIKit

/// The user's actions with a device, be it the simulation or a real one.
@MainActor struct DeviceTests {
  @Test func `A back button that is tapped leads the tree back`() async throws {
    let rig = try await Rig(stack: "a", "b")
    #expect(rig.device.tapBack(in: try #require(rig.stack)))
    await rig.settle()
    #expect(rig.titles == ["a"] && rig.root.popped == ["b"])
    rig.expectOrder("stack Teller\n  Page", holding: 1)
    #expect(!rig.device.tapBack(in: try #require(rig.stack)))
  }

  @Test func `A back button asks if the screen asks first`() async throws {
    let rig = try await Rig({ _ in .stack(Page("a"), Page("b", .confirm)) })
    #expect(rig.device.tapBack(in: try #require(rig.stack)))
    await rig.settle()
    #expect(rig.titles == ["a", "b"] && rig.root.attempts.count == 1)
    try #require(rig.root.attempts.first).proceed()
    await rig.settle()
    #expect(rig.titles == ["a"])
  }

  @Test func `A tab that is tapped is selected, and once more leads to its root`() async throws {
    let rig = try await Rig({ _ in .tabs(Page("a"), SceneLayout.stack(Page("b"), Page("c"))) })
    let tabs = try #require(rig.tabs)
    for _ in 0..<2 {
      #expect(rig.device.tap(1, in: tabs))
      await rig.settle()
    }
    #expect(tabs.selectedIndex == 1)
    rig.expectOrder("tabs Teller\n  Page\n  • stack Teller\n    Page", holding: 1)
  }

  @Test func `A bar that is built of tabs keeps them when others are added`() async throws {
    guard #available(iOS 18.0, tvOS 18.0, visionOS 2.0, *) else { return }
    let tab = UITab(title: "own", image: nil, identifier: "own") { _ in UIViewController() }
    let bar = UITabBarController(tabs: [tab])
    let rig = try await Rig(
      { _ in .tabs(Page("a"), Page("b")) },
      preparing: { window in
        window.rootViewController = bar
        window.makeKeyAndVisible()
      }, hosting: { _ in UIKitHost(adopting: bar) })
    #expect(bar.tabs.first === tab && bar.tabs.map(\.title) == ["own", "a", "b"])
    rig.root.select(1)
    await rig.settle()
    #expect(bar.selectedViewController?.title == "b" && bar.selectedTab === bar.tabs.last)
    rig.expectOrder("tabs Teller\n  Page\n  • Page")
    rig.director.close()
    await rig.settle()
    #expect(bar.tabs == [tab] && bar.selectedTab === tab)
  }

  @Test func `A sheet that is swiped away leaves the tree, and one that is locked stays`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    for (name, dismissal) in [("free", Dismissal.free), ("locked", .locked)] {
      rig.root.present(Page(name, dismissal))
      await rig.settle()
      #expect(rig.device.swipeDown(on: try #require(rig.page(name))))
      await rig.settle()
      #expect(rig.chain.map(\.title) == (name == "free" ? [] : ["locked"]))
      #expect(rig.host.shown == rig.director.tree)
    }
  }

  @Test func `A screen is visible exactly while UIKit reports it visible`() async throws {
    let pages = ["a", "b", "s"].map { Page($0) }
    let rig = try await Rig({ _ in .stack(pages[0]) })
    let steps: [@MainActor () -> Void] = [
      { rig.root.push(pages[1]) }, { rig.root.present(pages[2], as: .cover) },
      { rig.root.dismiss() }, { rig.root.pop() },
    ]
    for step in steps {
      step()
      await rig.settle()
      #expect(rig.inSight == pages.filter(\.hasAppeared).compactMap(\.title))
    }
    #expect(rig.inSight == ["a"])
  }

  @Test func `Several steps at once end with the display as the tree says`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.push(Page("b"))
    rig.root.push(Page("c"))
    rig.root.present(Page("s"))
    rig.root.pop()
    await rig.settle()
    #expect(rig.host.shown == rig.director.tree && rig.device.complaints == [])
    #expect(rig.director.tree.layers.count == rig.chain.count + 1)
  }

  @Test func `An alert is known to be the system's, and gets no view of the host's`() async throws {
    let rig = try await Rig(stack: "a")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    rig.root.present(alert)
    await rig.settle()
    #expect(rig.chain == [alert] && alert.children.isEmpty)
    let views = alert.viewIfLoaded?.subviews ?? []
    #expect(!views.contains { "\(type(of: $0))" == "AppearanceObserver" })
    rig.root.dismiss()
    await rig.settle()
    #expect(rig.chain.isEmpty && rig.host.shown == rig.director.tree)
  }
}
#endif
