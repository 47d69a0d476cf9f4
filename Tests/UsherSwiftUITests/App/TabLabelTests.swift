#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// The labels of tabs and pages, on simulated SwiftUI.
@MainActor struct TabLabelTests {
  private let drafts = ViewScreen(PlaceView("Drafts"))

  private func open(_ layout: @escaping @MainActor () -> SceneLayout) async -> (Renderer, Guide) {
    let guide = Guide { layout() }
    let renderer = Renderer { UsherView { SceneDirector(guide, host: $0) } }
    await renderer.rest()
    return (renderer, guide)
  }

  private func tabs(of renderer: Renderer, _ kind: Renderer.Element.Kind = .tab) -> [String] {
    renderer.window.elements.flatMap(\.all).filter { $0.kind == kind }
      .map { "\($0.title ?? "") \($0.notes.joined(separator: ", "))" }
  }

  @Test func `Tabs have roles, sections and images, and are hidden unless selected`() async {
    let (renderer, guide) = await open { [drafts] in
      .tabs(
        PlaceView("Shows").labeled(TabLabel("Tonight", image: .asset("stage"))),
        PlaceView("Find").labeled(TabLabel(role: .search)),
        PlaceView("Tickets").labeled(TabLabel(section: "Mine")),
        drafts.labeled(TabLabel(section: "Mine", isHidden: true)))
    }
    #expect(
      tabs(of: renderer) == [
        "Tonight ", "Find search", "Tickets in Mine", "Drafts in Mine, hidden",
      ])
    #expect(!renderer.user.tapTab("Drafts") && renderer.user.tapTab("Tickets"))
    await renderer.rest()
    #expect(renderer.shows("This is Tickets"))
    guide.select(drafts)
    await renderer.rest()
    #expect(renderer.shows("This is Drafts") && tabs(of: renderer).last == "Drafts in Mine")
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A bar becomes a sidebar, and gets out of the way of what is scrolled`() async {
    let (renderer, _) = await open {
      .tabs(PlaceView("Shows"), PlaceView("Tickets")).styled([.sidebarAdaptable, .minimizesBar])
    }
    #expect(tabs(of: renderer, .tabs) == [" minimizes onScrollDown, sidebar"])
  }

  @Test func `Pages have dots unless their style is without`() async {
    let (renderer, _) = await open { .pages(PlaceView("One"), PlaceView("Two")) }
    #expect(tabs(of: renderer, .pages) == [" dots automatic"])
    let (other, _) = await open { .pages(PlaceView("One"), PlaceView("Two")).styled(.hidesDots) }
    #expect(tabs(of: other, .pages) == [" dots never"])
  }
}
#endif
