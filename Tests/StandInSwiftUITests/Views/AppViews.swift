#if canImport(SwiftUI)
import SwiftUI

struct Theater: App {
  var body: some Scene {
    WindowGroup { Lobby() }
    WindowGroup(for: String.self) { show in Text(show.wrappedValue ?? "no show") }
  }
}

struct Lobby: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var phase
  @SceneStorage("visits") private var visits = 0
  @State private var link = "none"
  let site = URL(string: "https://theater.example")
  var body: some View {
    Button("visit \(visits)") { visits += 1 }
    Button("Hamlet") { openWindow(value: "Hamlet") }
    Button("Site") { if let site { openURL(site) } }
    Text("link \(link), \(String(describing: phase))")
      .onOpenURL { link = $0.absoluteString }
      .onContinueUserActivity("show") { link = $0.activityType }
  }
}

struct Watching: View {
  @Environment(\.scenePhase) private var phase
  let model: SwitchModel
  var body: some View { Text("\(model.id) \(model.isOn) \(String(describing: phase))") }
}

struct Working: View {
  @Bindable var model: PathModel
  let journal: Journal
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root")
        .task { await work() }
        .navigationDestination(for: String.self) { Text($0) }
    }
  }

  private func work() async {
    journal.note("begins")
    while !Task.isCancelled { await Task.yield() }
    journal.note("cancelled")
  }
}
#endif
