#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI

/// Windows that open and close at awkward moments.
@MainActor struct WindowEndTests {
  private let museum = Museum(seed: 1)

  @Test func `A link that is requested twice opens one window, and may reach two`()
    async
  {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    await renderer.rest()
    for _ in 0..<2 { renderer.openWindow(for: "museum://rooms/2") }
    await renderer.rest()
    #expect(renderer.windows.count == 2 && museum.visits.count == 2)
    for visit in museum.visits { visit.director.open("museum://tours/1") }
    await renderer.rest()
    for window in renderer.windows { #expect(window.outline.contains("This is Tour 1")) }
    #expect(museum.visits.allSatisfy { $0.director.host.shown == $0.director.tree })
  }

  @Test func `A window closes while its link waits for a sign-in, and nobody else is led there`()
    async
  {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    await renderer.rest()
    renderer.openWindow(for: "museum://vault")
    await renderer.rest()
    #expect(renderer.user.canTap("Join"), "\(renderer.outline)")
    weak let closed = museum.visits[1].director
    renderer.window.close()
    await renderer.rest()
    museum.forgetClosed()
    await renderer.rest()
    #expect(closed == nil && museum.living == 1 && museum.visits.count == 1)
    museum.hasMember = true
    await renderer.rest()
    #expect(renderer.outline.contains("This is Hall"))
  }

  @Test func `Links of the inbox lead to the window behind the one that has closed`() async {
    let renderer = Renderer(MuseumScene(museum: museum), traits: .pad)
    await renderer.rest()
    renderer.openWindow(for: "museum://rooms/2")
    await renderer.rest()
    renderer.window.close()
    await renderer.rest()
    museum.inbox.open("museum://rooms/3")
    await renderer.rest()
    #expect(renderer.outline.contains("This is Room 3"), "\(renderer.outline)")
    renderer.window.close()
    await renderer.rest()
    #expect(museum.inbox.open(DeepLink(MuseumRoute.poster)) == nil, "it waits for a window")
    renderer.openWindow()
    await renderer.rest()
    #expect(renderer.outline.contains("This is Poster"), "\(renderer.outline)")
  }

  @Test func `An app takes the sheet of a flow away in the middle of a step`() async {
    let sales = Sales()
    let renderer = Renderer { Kiosk(sales: sales) }
    for turns in 0..<8 {
      await renderer.rest()
      #expect(renderer.user.tap("Buy"))
      await renderer.rest()
      #expect(renderer.user.tap("Choose"))
      for _ in 0..<turns { renderer.turn() }
      if !renderer.user.swipeDown() { sales.sold = turns }
      await renderer.rest()
      #expect(sales.living == 0 && renderer.user.canTap("Buy"), "\(renderer.outline)")
    }
    #expect(renderer.complaints.map(\.description) == [])
  }
}
#endif
