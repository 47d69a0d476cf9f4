#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Menus, searches and alerts of the app's are presentations that only the user ends.
@MainActor struct PresentedGuestTests {
  @Test func `A presentation waits until a menu has gone`() async throws {
    let list = ListViewController()
    let rig = try await Rig({ _ in .stack(list) })
    let menu = try #require(rig.user.openMenu(of: list.interaction))
    rig.simulation.advance(by: 0.1)
    rig.root.present(Page("s"))
    await rig.turns()
    #expect(rig.chain.count == 1 && rig.director.tree.modals.count == 1)
    menu.dismiss()
    await rig.settle()
    #expect(rig.chain.map(\.title) == ["s"])
    rig.expectOrder("stack Teller\n  List\n  ▲ sheet Page")
  }

  @Test func `A dismissal does not take a menu over the sheet away`() async throws {
    let list = ListViewController()
    let rig = try await Rig(stack: "a")
    rig.root.present(list)
    await rig.settle()
    let menu = try #require(rig.user.openMenu(of: list.interaction))
    rig.simulation.advance(by: 0.1)
    rig.root.dismiss()
    await rig.turns()
    #expect(rig.chain.count == 2)
    menu.dismiss()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A presentation waits until an alert that the app has presented has gone`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    rig.simulation.run { rig.window.rootViewController?.present(alert, animated: true) }
    await rig.settle()
    rig.root.present(Page("s"))
    await rig.turns()
    #expect(rig.chain == [alert])
    rig.user.tap("Yes", in: alert)
    await rig.settle()
    #expect(rig.chain.map(\.title) == ["s"])
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet Page")
  }

  @Test func `A flow over the app's screen that ends before UIKit has begun to show it is gone`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.simulation.defersTransitions = true
    let host = UIKitHost(presentedBy: try #require(rig.page("a")))
    weak var page: Page?
    do {
      let guest = Page("g")
      page = guest
      let director = SceneDirector(Teller("Guest") { _ in .screen(guest) }, host: host)
      rig.simulation.run { _ = director.start() }
      #expect(rig.chain.count == 1)
    }
    await rig.settle()
    #expect(rig.chain.isEmpty && page == nil)
    #expect(rig.simulation.messages.map(\.description) == [])
  }

  @Test(arguments: [true, false])
  func `A presentation during a search appears over it`(definesContext: Bool) async throws {
    let rig = try await Rig(stack: "a")
    let page = try #require(rig.page("a"))
    let search = UISearchController(searchResultsController: nil)
    page.definesPresentationContext = definesContext
    page.navigationItem.searchController = search
    #expect(rig.user.beginSearch(in: page))
    await rig.settle()
    rig.root.present(Page("s"))
    await rig.settle()
    #expect(search.isActive && rig.page("s")?.view.window != nil)
    rig.root.dismiss()
    await rig.settle()
    #expect(search.isActive)
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }
}
#endif
