import Foundation
import Testing
import Usher
import UsherTesting

/// The labels of tabs: from the layout, from a screen, and as they are set.
@MainActor struct TabLabelTests {
  /// A screen that declares the label of its tab.
  private final class Found: Screen, TabLabeling {
    var title: String? { "Results" }
    var count = 0
    var tabLabel: TabLabel? { TabLabel("Search \(count)", role: .search) }
  }

  private let found = Found()
  private let news = Plain("News")
  private let hidden = Teller("Drafts", stack: ["Drafts"])

  private func open() throws -> (TestStage, Teller) {
    let root = Teller("Root") { root in
      root.startEmbedded(child: hidden)
      return SceneLayout.tabs(
        SceneLayout.stack(news).labeled(TabLabel("Today", image: .symbol("newspaper"))),
        found, hidden.labeled(TabLabel(section: "Work", isHidden: true))
      ).styled([.sidebarAdaptable, .minimizesBar])
    }
    return (try TestStage(root: root), root)
  }

  private func labels(_ stage: TestStage) -> [TabLabel?] {
    stage.director.tree.root?.children.map(\.tabLabel) ?? []
  }

  @Test func `A layout labels its items, and a screen its own tab`() throws {
    let (stage, root) = try open()
    #expect(
      labels(stage) == [
        TabLabel("Today", image: .symbol("newspaper")), TabLabel("Search 0", role: .search),
        TabLabel(section: "Work", isHidden: true),
      ])
    #expect(stage.director.tree.root?.attributes.style == [.sidebarAdaptable, .minimizesBar])
    found.count = 3
    root.update(found)
    #expect(
      labels(stage)[1]?.title == "Search 3"
        && stage.director.tree.root?.children[1].title == "Results")
  }

  @Test func `A label that is set replaces the whole label`() throws {
    let (stage, root) = try open()
    let count = 3
    root.setLabel("News \(count)", on: news)
    #expect(labels(stage)[0] == TabLabel("News 3"))
    root.setLabel(nil, on: news)
    #expect(labels(stage)[0] == nil)
    #expect(stage.user.select("News"))
  }

  @Test func `The user is not offered a hidden tab unless it is selected`() throws {
    let (stage, root) = try open()
    #expect(stage.user.select("Today") && !stage.user.select("Drafts"))
    root.select(hidden)
    #expect(stage.director.tree.active?.title == "Drafts")
    #expect(stage.user.select("Drafts") && stage.user.select("Today"))
    #expect(!stage.user.select("Drafts"))
    root.setLabel(TabLabel("My drafts"), on: hidden)
    #expect(stage.user.select("My drafts"))
  }

  @Test func `A label of the layout stays when its screen is read again`() throws {
    let root = Teller("Root") { [found] _ in
      SceneLayout.tabs(found.labeled(TabLabel("Find", isHidden: true)), Plain("Other"))
    }
    let stage = try TestStage(root: root)
    root.setBadge("2", on: found)
    #expect(labels(stage)[0] == TabLabel("Find", isHidden: true))
  }

  @Test func `A tab that is one screen takes a label, which its screen no longer declares`()
    throws
  {
    let (stage, root) = try open()
    root.setLabel(TabLabel("Find", isHidden: true), on: found)
    root.update(found)
    #expect(labels(stage)[1] == TabLabel("Find", isHidden: true))
    #expect(stage.director.tree.root?.children[1].title == "Results")
    root.setLabel(nil, on: found)
    root.update(found)
    #expect(labels(stage)[1] == nil && stage.user.select("Results"))
  }

  @Test func `A removed tab leaves its selection to a neighbor that is not hidden`() throws {
    let pages = (0..<5).map { Plain("\($0)") }
    let root = Teller("Root") { _ in
      .tabs(
        pages.enumerated().map { index, page in
          page.labeled(TabLabel(isHidden: index == 1 || index == 3))
        }, selected: 2)
    }
    let stage = try TestStage(root: root)
    for (gone, next) in [(2, "4"), (4, "0"), (0, "1"), (1, "3")] {
      root.remove(pages[gone])
      #expect(stage.director.tree.active?.title == next)
    }
  }

  @Test func `Styles add up`() throws {
    let root = Teller("Root") { [news, found] _ in
      SceneLayout.tabs(news, found).styled(.sidebarAdaptable).styled(.minimizesBar)
    }
    let stage = try TestStage(root: root)
    #expect(stage.director.tree.root?.attributes.style == [.sidebarAdaptable, .minimizesBar])
  }

  @Test func `A label and a style are written and read as they are`() throws {
    let (stage, _) = try open()
    let tree = try JSONDecoder().decode(
      SceneTree.self, from: JSONEncoder().encode(stage.director.tree))
    #expect(tree == stage.director.tree)
  }
}
