#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// Tabs, on simulated SwiftUI.
@MainActor struct TabsTests {
  @Test func `A window defines the effect of a tap on the selected tab`() async {
    let guide = Guide { .tabs(PlaceView("Shows"), PlaceView("Tickets")) }
    var tapped = 0
    let renderer = Renderer(behaviors: [.writesSelectionAgain]) {
      UsherView { SceneDirector(guide, host: $0) }
        .tabReselection(.custom { _ in tapped += 1 })
    }
    await renderer.rest()
    #expect(renderer.user.tapTab("Shows"))
    await renderer.rest()
    #expect(tapped == 1)
  }

  @Test(arguments: Ways.all)
  func `A selection that is written twice pops nothing`(ways: Ways) async {
    let guide = Guide {
      .tabs(
        SceneLayout.stack(PlaceView("Shows")),
        SceneLayout.stack(PlaceView("Tickets"), PlaceView("Hamlet")))
    }
    let behaviors: Set<Renderer.Behavior> =
      ways == .best ? [.writesTwice] : Renderer.Behavior.all
    let renderer = Renderer(behaviors: behaviors) { UsherView { SceneDirector(guide, host: $0) } }
    await renderer.rest()
    #expect(renderer.user.tapTab(tab(2, of: renderer)))
    await renderer.rest()
    #expect(renderer.shows("This is Hamlet"), "\(renderer.outline)")
  }

  private func tab(_ number: Int, of renderer: Renderer) -> String {
    let tabs = renderer.window.elements.flatMap(\.all).filter { $0.kind == .tab }
    return tabs.count < number ? "" : tabs[number - 1].title ?? ""
  }

  @Test func `The effect of a tap on the selected tab may change`() async {
    let guide = Guide { .tabs(PlaceView("Shows"), PlaceView("Tickets")) }
    let taps = Taps()
    let renderer = Renderer(behaviors: [.writesSelectionAgain]) {
      CountingView(guide: guide, taps: taps)
    }
    await renderer.rest()
    #expect(renderer.user.tapTab("Shows"))
    await renderer.rest()
    #expect(taps.count == 0)
    taps.isCounting = true
    await renderer.rest()
    #expect(renderer.user.tapTab("Shows"))
    await renderer.rest()
    #expect(taps.count == 1)
  }

  @Test(arguments: [[], [.appearsWhenRemoved]] as [Set<Renderer.Behavior>])
  func `Tabs that are replaced leave at once`(behaviors: Set<Renderer.Behavior>) async throws {
    let guide = Guide { .tabs(PlaceView("Shows"), PlaceView("Tickets")) }
    let clock = StageClock()
    var shown: (host: SwiftUIHost, director: SceneDirector)?
    let renderer = Renderer(behaviors: behaviors) {
      UsherView { host in
        let director = SceneDirector(guide, host: host, options: .init(seed: 1, clock: clock))
        shown = (host, director)
        return director
      }
    }
    await renderer.rest()
    #expect(renderer.user.tapTab("Tickets"))
    await renderer.rest()
    guide.present(PlaceView("Home"), as: .root)
    await renderer.rest()
    #expect(renderer.shows("This is Home"))
    let window = try #require(shown)
    #expect(window.director.isQuiet && window.host.shown == window.director.tree)
  }

  @Test func `A system without Tab shows the same tabs, and a tap selects one`() async throws {
    let guide = Guide { .tabs(PlaceView("Shows"), PlaceView("Tickets")) }
    let host = SwiftUIHost()
    let director = SceneDirector(guide, host: host)
    try director.start()
    guard case .tabs(let tabs)? = host.window.root?.content else {
      Issue.record("There are no tabs.")
      return
    }
    let renderer = Renderer { TabItems(tabs: tabs) }
    await renderer.rest()
    let screen = try #require(tabs.children[0].screen)
    guide.setBadge("2", on: screen)
    await renderer.rest()
    let shown = renderer.window.elements[0].children[0].children
    #expect(shown.map(\.title) == ["Shows", "Tickets"] && shown.map(\.badge) == ["2", nil])
    #expect(renderer.user.tapTab("Tickets"))
    await renderer.rest()
    #expect(tabs.selection == tabs.children[1].node && director.isQuiet)
    #expect(host.shown == director.tree && renderer.shows("This is Tickets"))
  }
}

@Observable @MainActor private final class Taps {
  var isCounting = false
  var count = 0
}

private struct CountingView: View {
  let guide: Guide
  let taps: Taps

  var body: some View {
    UsherView { SceneDirector(guide, host: $0) }
      .tabReselection(taps.isCounting ? .custom { _ in taps.count += 1 } : .none)
  }
}
#endif
