#if canImport(SwiftUI)
import SwiftUI

@Observable @MainActor final class TabModel {
  var selection = "shows" { didSet { writes.append(selection) } }
  var isOpen = true
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

struct MaybeTabs: View {
  let model: TabModel
  var body: some View {
    if model.isOpen { Tabs(model: model) }
  }
}

struct PutBack: View {
  let model: TabModel
  var body: some View { Tabs(model: model) }
}

struct Counters: View {
  @Bindable var model: TabModel
  var body: some View {
    TabView(selection: $model.selection) {
      Counting().tag("shows")
      Counting().tag("tickets")
    }
  }
}

struct Counting: View {
  @State private var count = 0
  var body: some View { Button("\(count) times") { count += 1 } }
}
#endif
