#if canImport(SwiftUI)
import SwiftUI

@Observable @MainActor final class Asked {
  @ObservationIgnored var values: [String] = []
  var count = 0
}

struct Evaluating: View {
  @Bindable var model: PathModel
  let asked: Asked
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: String.self) { value in
        asked.values.append(value)
        return Text("\(value) \(asked.count)")
      }
    }
  }
}

struct WithForeign: View {
  @Bindable var model: PathModel
  var body: some View {
    NavigationStack(path: $model.path) {
      NavigationLink("Elsewhere") { Text("x").navigationTitle("elsewhere") }
        .navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
    }
  }
}

@Observable @MainActor final class Search {
  var text = ""
  var isActive = false
}

struct SearchedStack: View {
  @Bindable var model: PathModel
  @Bindable var search: Search
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: String.self) { Text($0).navigationTitle($0) }
        .searchable(text: $search.text, isPresented: $search.isActive)
    }
  }
}

struct Dismissing: View {
  @Bindable var model: PathModel
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("root").navigationDestination(for: String.self) { ReadsDismiss(name: $0) }
    }
  }
}

struct ReadsDismiss: View {
  @Environment(\.dismiss) private var dismiss
  let name: String
  var body: some View { Button(name) { dismiss() } }
}

struct Rebound: View {
  let model: PathModel
  let counter: SwitchModel
  let journal: Journal
  var body: some View {
    let _ = (counter.id, model.path)
    NavigationStack(path: Binding(get: { model.path }, set: { model.path = $0 })) {
      Text("root").navigationDestination(for: String.self) { Place(name: $0, journal: journal) }
    }
  }
}
#endif
