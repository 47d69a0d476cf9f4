@_spi(Test) import SwiftUI
import Testing

/// The focus of text fields.
@MainActor struct FocusTests {
  private let model = FieldModel()

  private func shown() -> Renderer {
    let renderer = Renderer { Fields(model: model) }
    renderer.settle()
    return renderer
  }

  @Test func `A tapped field receives typed text, and its binding is set`() {
    let renderer = shown()
    #expect(!renderer.user.type("nobody"))
    #expect(renderer.user.focus(on: "Name"))
    renderer.settle()
    #expect(renderer.outline.contains("asks for a name"))
    #expect(renderer.user.type("A") && renderer.user.type("da"))
    #expect(model.name == "Ada")
    #expect(renderer.user.focus(on: "Note"))
    renderer.settle()
    #expect(renderer.outline.contains("asks for no name"))
    #expect(renderer.user.clear() && model.name.isEmpty)
  }

  @Test func `Return submits, and the focus moves to the field that the app sets`() {
    let renderer = shown()
    renderer.user.tap("Begin")
    renderer.settle()
    #expect(renderer.user.focusedField == "Name")
    renderer.user.pressReturn()
    renderer.settle()
    #expect(renderer.user.focusedField == "Secret")
    for _ in 0..<2 {
      renderer.user.type("x")
      renderer.user.pressReturn()
      renderer.settle()
    }
    #expect(model.submitted == ["x", "xx"] && renderer.user.focusedField == "Secret")
  }

  @Test
  func `Return puts the keyboard away if nothing asks for it, and the user may at any time`() {
    let renderer = shown()
    renderer.user.focus(on: "Note")
    renderer.user.pressReturn()
    #expect(renderer.user.focusedField == nil)
    renderer.user.focus(on: "Name")
    renderer.settle()
    #expect(renderer.user.putKeyboardAway() && !renderer.user.putKeyboardAway())
    renderer.settle()
    #expect(renderer.outline.contains("asks for no name"))
  }

  @Test func `An enabled control takes touches, a disabled one does not`() {
    let renderer = Renderer { Sending(model: model) }
    for name in ["", "Ada", ""] {
      model.name = name
      renderer.settle()
      #expect(renderer.user.canTap("Send") == !name.isEmpty)
    }
  }

  @Test func `A search is a field above what is searched`() {
    let renderer = Renderer { Searching() }
    #expect(renderer.user.focus(on: "a word") && renderer.user.type("Hamlet"))
    renderer.settle()
    #expect(renderer.outline.contains("Hamlet"))
  }
}
