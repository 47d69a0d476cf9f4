#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherSwiftUI

/// Pages on platforms without a style for them.
@MainActor struct PagerTests {
  private let host = SwiftUIHost()
  private let guide = Guide { .pages(PlaceView("One"), PlaceView("Two"), PlaceView("Three")) }

  @Test func `A pager shows one page, and its buttons turn it as far as there are pages`()
    async throws
  {
    let (director, renderer) = try show()
    await renderer.rest()
    #expect(renderer.shows("This is One") && !renderer.shows("This is Two"))
    #expect(!renderer.user.canTap("Previous") && renderer.user.tap("Next"))
    await renderer.rest()
    #expect(renderer.shows("This is Two") && director.tree.active?.title == "Two")
    guide.select(2)
    await renderer.rest()
    #expect(renderer.shows("This is Three") && !renderer.user.canTap("Next"))
    #expect(host.shown == director.tree && renderer.complaints.map(\.description) == [])
  }

  @Test func `A page that may not be turned to is put back by the pager`() async throws {
    let (director, renderer) = try show()
    director.guards = [
      Guard("closed") { $0.tree.active?.title == "Two" ? .deny("It is closed.") : .allow }
    ]
    await renderer.rest()
    #expect(renderer.user.tap("Next"))
    await renderer.rest()
    #expect(renderer.shows("This is One") && host.shown == director.tree)
  }

  private func show() throws -> (SceneDirector, Renderer) {
    let director = SceneDirector(guide, host: host)
    try director.start()
    guard case .pages(let pages)? = host.window.root?.content else {
      throw NoPages()
    }
    return (director, Renderer { PagerView(pages: pages) })
  }

  private struct NoPages: Error {}
}
#endif
