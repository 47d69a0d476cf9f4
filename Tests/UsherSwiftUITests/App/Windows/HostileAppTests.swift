#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI

/// Flows in apps that are not Usher's, which show and remove them as they like.
@MainActor struct HostileAppTests {
  private let museum = Museum(seed: 1)

  @Test(arguments: 0..<8)
  func `A flow in an app's own tab keeps its place when the tab is selected again`(turns: Int)
    async
  {
    let renderer = Renderer { Halls(museum: museum) }
    await renderer.rest()
    for number in 1...3 {
      #expect(renderer.user.tap("tour(1)"), "\(renderer.outline)")
      for _ in 0..<turns { renderer.turn() }
      renderer.user.interrupt()
      renderer.user.interrupt(false)
      await renderer.rest()
      #expect(renderer.outline.contains("This is Tour 1"), "\(renderer.outline)")
      #expect(renderer.user.swipeDown())
      for _ in 0..<turns { renderer.turn() }
      renderer.user.tapTab("Shop")
      await renderer.rest()
      renderer.user.tapTab("Museum")
      await renderer.rest()
      #expect(museum.visits.count == 1 && museum.living == 1, "round \(number)")
      let director = museum.visits[0].director
      #expect(director.host.shown == director.tree && director.outlived.isEmpty)
      #expect(director.tree.outline == "stack Museum\n  Exhibit")
    }
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: 0..<10)
  func `A flow's own sheet and the app's sheet around it go at once, and both come again`(
    turns: Int
  ) async {
    let switches = Switches()
    let renderer = Renderer { Entrance(museum: museum, switches: switches) }
    for number in 1...3 {
      switches.isOpen = true
      await renderer.rest()
      #expect(renderer.user.tap("tour(1)"), "\(renderer.outline)")
      for _ in 0..<turns { renderer.turn() }
      switches.isOpen = false
      renderer.turn()
      if number == 2 { switches.isOpen = true }
      await renderer.rest()
      switches.isOpen = false
      await renderer.rest()
      museum.forgetClosed()
      await renderer.rest()
      #expect(museum.living == 0 && museum.visits.isEmpty, "round \(number): \(renderer.outline)")
    }
  }

  @Test func `A flow whose place an app keeps by a key of its own is restored in its sheet`() async
  {
    let switches = Switches()
    switches.isOpen = true
    let renderer = Renderer(
      WindowGroup { Entrance(museum: museum, switches: switches, key: "museum") }, traits: .pad)
    await renderer.rest()
    renderer.user.tap("room(1)")
    await renderer.rest()
    #expect(renderer.window.storage.keys.sorted() == ["museum"])
    switches.isOpen = false
    await renderer.rest()
    switches.isOpen = true
    await renderer.rest()
    #expect(renderer.outline.contains("This is Room 1"), "\(renderer.outline)")
    #expect(museum.visits.last?.reports.count == 1)
  }
}

/// An app with tabs of its own.
private struct Halls: View {
  let museum: Museum

  var body: some View {
    TabView {
      Tab("Museum", systemImage: "building.columns") { UsherView(museum.open) }
      Tab("Shop", systemImage: "bag") { Text(verbatim: "Postcards") }
    }
  }
}

/// An app with a flow in a sheet.
private struct Entrance: View {
  let museum: Museum
  @Bindable var switches: Switches
  var key: String?

  var body: some View {
    Text(verbatim: "Entrance")
      .sheet(isPresented: $switches.isOpen) { UsherView(restoring: key, museum.open) }
  }
}
#endif
