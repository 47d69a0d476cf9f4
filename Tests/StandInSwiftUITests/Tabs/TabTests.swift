#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing

@Observable @MainActor final class TabModel {
  var selection = "shows" { didSet { writes.append(selection) } }
  @ObservationIgnored var writes: [String] = []
  @ObservationIgnored let journal = Journal()
}

struct Tabs: View {
  @Bindable var model: TabModel
  var body: some View {
    TabView(selection: $model.selection) {
      Place(name: "shows", journal: model.journal).tabItem { Text("Shows") }.tag("shows")
      Place(name: "tickets", journal: model.journal).tabItem { Text("Tickets") }.tag("tickets")
    }
  }
}

@MainActor @Suite struct TabTests {
  let model = TabModel()

  @Test func `The selected tab is seen`() {
    let renderer = Renderer { Tabs(model: model) }
    #expect(
      renderer.outline == """
        window
          tabs
            tab Shows
              text This is shows
            tab Tickets (behind)
              text This is tickets
        """)
    #expect(model.journal.take() == ["shows appears"])
  }

  @Test func `A tap selects a tab and writes its value`() {
    let renderer = Renderer { Tabs(model: model) }
    _ = model.journal.take()
    #expect(renderer.user.tapTab("Tickets"))
    renderer.settle()
    #expect(model.writes == ["tickets"])
    #expect(model.journal.take() == ["tickets appears", "shows disappears"])
  }
}
#endif
