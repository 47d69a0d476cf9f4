#if canImport(SwiftUI)
import SwiftUI

struct ThemeKey: EnvironmentKey { static var defaultValue: String { "plain" } }

extension EnvironmentValues {
  var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(SwitchModel.self) private var model: SwitchModel?
  let name: String
  var body: some View { Text("\(name) \(theme) \(model == nil ? "alone" : "accompanied")") }
}

struct Switchable: View {
  let model: SwitchModel
  var body: some View { Button("Go") {}.disabled(!model.isOn) }
}

struct Repaints: View {
  @Bindable var model: SwitchModel
  var body: some View {
    Still().environment(\.theme, model.isOn ? "light" : "dark")
  }
}

struct Still: View {
  var body: some View { Themed(name: "inner") }
}

struct Screens: View {
  @State private var path = [1]
  @State private var asks = true
  let model: SwitchModel
  var body: some View {
    NavigationStack(path: $path) {
      Themed(name: "root")
        .navigationDestination(for: Int.self) { _ in Themed(name: "pushed") }
        .environment(\.theme, "root's")
    }
    .environment(model)
  }
}
#endif
