#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

@MainActor @Suite struct LinkTests {
  let model = PathModel()
  let other = SwitchModel()

  func open(_ behaviors: Set<Renderer.Behavior> = []) -> Renderer {
    other.isOn = false
    let renderer = Renderer(behaviors: behaviors) { Linked(model: model, other: other) }
    renderer.settle()
    return renderer
  }

  func titles(_ renderer: Renderer) -> [String?] {
    let stack = renderer.window.elements[0].all.first { $0.kind == .stack }
    return stack?.children.map(\.title) ?? []
  }

  @Test func `A link appends its value to the path`() {
    let renderer = open()
    #expect(renderer.user.tap("To a") && model.path == ["a"])
    renderer.settle()
    #expect(renderer.user.tap("Deeper"))
    renderer.settle()
    #expect(model.path == ["a", "a+"] && titles(renderer) == [nil, "a", "a+"])
  }

  @Test func `A link to another type than the path's does nothing`() {
    let renderer = open()
    #expect(renderer.user.tap("To 7"))
    renderer.settle()
    #expect(model.path == [] && renderer.complaints.map(\.kind) == [.deadLink])
  }

  @Test func `A link with a view pushes a screen that no path contains`() {
    let renderer = open()
    #expect(renderer.user.tap("Elsewhere"))
    renderer.settle()
    #expect(model.writes == [] && titles(renderer) == [nil, "elsewhere"])
    #expect(renderer.user.tapBack())
    renderer.settle()
    #expect(model.writes == [] && titles(renderer) == [nil])
  }

  @Test func `A condition pushes a screen, and going back writes false`() {
    let renderer = open()
    other.isOn = true
    renderer.settle()
    #expect(titles(renderer) == [nil, "foreign"])
    #expect(renderer.user.tapBack())
    renderer.settle()
    #expect(!other.isOn && titles(renderer) == [nil])
    #expect(model.writes == [] && renderer.complaints == [])
  }

  @Test func `A value that is pushed after a foreign screen lands below it`() {
    let renderer = open([.pushesUnderForeign])
    other.isOn = true
    renderer.settle()
    model.path = ["a"]
    renderer.settle()
    #expect(titles(renderer) == [nil, "a", "foreign"])
  }

  @Test func `Dismissing a pushed screen goes back as the user would`() {
    let renderer = open()
    model.path = ["a", "b"]
    renderer.settle()
    model.writes = []
    #expect(renderer.user.tap("Close"))
    #expect(model.writes == [["a"]])
    renderer.settle()
    #expect(titles(renderer) == [nil, "a"] && renderer.complaints == [])
  }

  @Test func `Nothing is touched while the stack moves`() {
    let renderer = open()
    #expect(renderer.user.tap("To a"))
    renderer.turn()
    #expect(!renderer.user.tap("To a") && !renderer.user.tapBack())
  }

  @Test func `If the back button is hidden, the user cannot go back`() {
    let renderer = Renderer {
      NavigationStack(path: .constant(["a"])) {
        Text("root").navigationDestination(for: String.self) {
          Text($0).navigationBarBackButtonHidden()
        }
      }
    }
    renderer.settle()
    #expect(!renderer.user.tapBack() && renderer.user.swipeBack() == nil)
  }
}
#endif
