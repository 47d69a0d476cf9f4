#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

private struct ThemeKey: EnvironmentKey { static var defaultValue: String { "plain" } }

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  @Environment(SwitchModel.self) private var model: SwitchModel?
  let name: String
  var body: some View { Text("\(name) \(theme) \(model == nil ? "alone" : "accompanied")") }
}

private struct Repaints: View {
  @Bindable var model: SwitchModel
  var body: some View {
    Still().environment(\.theme, model.isOn ? "light" : "dark")
  }
}

private struct Still: View {
  var body: some View { Themed(name: "inner") }
}

private struct Screens: View {
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

@MainActor @Suite struct EnvironmentTests {
  let model = SwitchModel()

  @Test func `A value reaches those who read it, past views that are not evaluated again`() {
    let renderer = Renderer { Repaints(model: model) }
    #expect(renderer.outline == "window\n  text inner light alone")
    renderer.takeBodies()
    model.isOn = false
    renderer.settle()
    #expect(renderer.outline == "window\n  text inner dark alone")
    #expect(renderer.takeBodies() == ["Repaints": 1, "Themed": 1])
  }

  @Test func `What is set on the root of a stack does not reach pushed screens`() {
    let renderer = Renderer { Screens(model: model) }
    renderer.settle()
    #expect(renderer.outline.contains("text pushed plain accompanied"))
  }
}
#endif
