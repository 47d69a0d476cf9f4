#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The labels of tabs and pages, on simulated UIKit.
@MainActor struct TabLabelTests {
  private func bar(of rig: Rig) throws -> UITabBarController {
    try #require(rig.window.rootViewController as? UITabBarController)
  }

  @Test func `A bar shows the titles and the images of its labels`() async throws {
    let news = Page("News")
    let rig = try await Rig({ _ in
      .tabs(
        SceneLayout.stack(news).labeled(TabLabel("Today", image: .symbol("newspaper"))),
        Page("Shows").labeled(TabLabel(image: .asset("stage"))))
    })
    let bar = try bar(of: rig)
    #expect(bar.viewControllers?.map { $0.tabBarItem.title } == ["Today", "Shows"])
    #expect(bar.viewControllers?.allSatisfy { $0.tabBarItem.image != nil } == true)
    #expect(bar.tabs.isEmpty)
    rig.root.setLabel("Yesterday", on: news)
    await rig.settle()
    #expect(bar.viewControllers?.first?.tabBarItem.title == "Yesterday")
  }

  @Test func `A bar with a tab that searches or is hidden is built of tabs`() async throws {
    let drafts = Page("Drafts")
    let rig = try await Rig({ _ in
      .tabs(
        Page("Shows"), drafts.labeled(TabLabel("My drafts", isHidden: true)),
        SceneLayout.stack(Page("Find")).labeled(TabLabel(role: .search))
      ).styled([.sidebarAdaptable, .minimizesBar])
    })
    let bar = try bar(of: rig)
    #expect(bar.tabs.map(\.title) == ["Shows", "My drafts", "Search"])
    #expect(bar.tabs.map(\.isHidden) == [false, true, false] && bar.tabs[2] is UISearchTab)
    #expect(bar.mode == .tabSidebar)
    #expect(!rig.user.tap(bar.tabs[1], in: bar) && rig.user.tap(bar.tabs[2], in: bar))
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  Page\n  • stack Teller\n    Page")
    rig.root.select(drafts)
    await rig.settle()
    #expect(rig.inSight == ["Drafts"] && !bar.tabs[1].isHidden)
    #expect(rig.user.tap(bar.tabs[0], in: bar))
    await rig.settle()
    #expect(rig.inSight == ["Shows"] && bar.tabs[1].isHidden)
    #expect(rig.simulation.messages == [])
  }

  @Test func `Tabs that the host has built are added and removed in their order`() async throws {
    let page = Page("b")
    let rig = try await Rig({ _ in
      .tabs(SceneLayout.stack(Page("a")), page).styled(.sidebarAdaptable)
    })
    let bar = try bar(of: rig)
    let other = Teller("Other") { _ in .screen(Page("c")) }
    rig.root.start(child: other, as: .tab)
    await rig.settle()
    #expect(bar.tabs.map(\.title) == ["a", "b", "c"])
    rig.root.setBadge("2", on: page)
    await rig.settle()
    #expect(bar.tabs.map(\.badgeValue) == [nil, "2", nil])
    other.finish("")
    await rig.settle()
    #expect(bar.tabs.map(\.title) == ["a", "b"])
    #expect(rig.director.host.shown == rig.director.tree)
  }

  @Test func `A label that is taken back leaves the item of the bar to the app`() async throws {
    let (news, shows) = (Page("News"), Page("Shows"))
    let rig = try await Rig({ _ in .tabs(SceneLayout.stack(news), shows) })
    let item = try #require(bar(of: rig).viewControllers?.first?.tabBarItem)
    rig.root.setLabel(TabLabel("Today", image: .symbol("newspaper")), on: news)
    await rig.settle()
    #expect(item.title == "Today" && item.image != nil)
    rig.root.setLabel(nil, on: news)
    await rig.settle()
    #expect(item.title == "News" && item.image == nil)
    shows.tabBarItem.image = UIImage(systemName: "ticket")
    shows.tabBarItem.title = "Mine"
    rig.root.select(1)
    await rig.settle()
    #expect(shows.tabBarItem.title == "Mine" && shows.tabBarItem.image != nil)
  }

  @Test func `Pages have dots unless their style is without`() async throws {
    for (style, count) in [(ContainerStyle(), 3), (.hidesDots, 0)] {
      let rig = try await Rig({ _ in
        .pages(Page("a"), Page("b"), Page("c"), selected: 1).styled(style)
      })
      let pages = try #require(rig.window.rootViewController as? UIPageViewController)
      #expect(pages.dataSource?.presentationCount(for: pages) == count)
      #expect(pages.dataSource?.presentationIndex(for: pages) == 1)
    }
  }
}
#endif
