#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

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

  @Test func `A disabled action can be enabled again`() {
    let renderer = Renderer { Switchable(model: model) }
    for isOn in [true, false, true] {
      model.isOn = isOn
      renderer.settle()
      #expect(renderer.user.canTap("Go") == isOn)
    }
  }

  @Test func `Modifiers of a stack's root do not reach pushed screens`() {
    let renderer = Renderer { Screens(model: model) }
    renderer.settle()
    #expect(renderer.outline.contains("text pushed plain accompanied"))
  }
}
#endif
