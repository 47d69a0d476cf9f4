#if canImport(SwiftUI)
import SwiftUI

struct Linked: View {
  @Bindable var model: PathModel
  @Bindable var other: SwitchModel
  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        NavigationLink("To a", value: "a")
        NavigationLink("To 7", value: 7)
        NavigationLink("Elsewhere") { Text("Nowhere").navigationTitle("elsewhere") }
      }
      .navigationDestination(for: String.self) { Screen(name: $0) }
      .navigationDestination(isPresented: $other.isOn) { Screen(name: "foreign") }
    }
  }
}

struct Screen: View {
  @Environment(\.dismiss) private var dismiss
  let name: String
  var body: some View {
    Button("Close") { dismiss() }.navigationTitle(name)
    NavigationLink("Deeper", value: name + "+")
  }
}
#endif
