#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

private struct Counter: View {
  @State private var count = 0
  let name: String
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Shown: View {
  @Bindable var model: SwitchModel
  var body: some View {
    if model.isOn { Counter(name: "a") } else { Counter(name: "b") }
    Counter(name: "c").id(model.id)
    Toggle("on", isOn: $model.isOn)
  }
}

private struct Parent: View {
  @State private var name = "Ann"
  var body: some View {
    Child(name: $name)
    Stranger()
  }
}

private struct Child: View {
  @Binding var name: String
  var body: some View { Button("Hello \(name)") { name = "Bob" } }
}

private struct Stranger: View {
  var body: some View { Text("stranger") }
}

@MainActor @Suite struct StateTests {
  let model = SwitchModel()

  @Test func `State lives as long as the identity of its view`() {
    let renderer = Renderer { Shown(model: model) }
    #expect(renderer.user.tap("a 0") && renderer.user.tap("c 0"))
    renderer.settle()
    #expect(renderer.user.canTap("a 1") && renderer.user.canTap("c 1"))
    #expect(renderer.user.tap("on"))
    renderer.settle()
    #expect(renderer.user.canTap("b 0") && renderer.user.canTap("c 1"))
    (model.isOn, model.id) = (true, 2)
    renderer.settle()
    #expect(renderer.user.canTap("a 0") && renderer.user.canTap("c 0"))
  }

  @Test func `A change evaluates the views that read it and no others`() {
    let renderer = Renderer { Parent() }
    renderer.takeBodies()
    #expect(renderer.user.tap("Hello Ann"))
    renderer.settle()
    #expect(renderer.takeBodies() == ["Child": 1])
    #expect(renderer.user.canTap("Hello Bob"))
  }

  @Test func `A change is rendered in a later turn`() {
    let renderer = Renderer { Parent() }
    #expect(renderer.user.tap("Hello Ann"))
    #expect(renderer.user.canTap("Hello Ann"))
    renderer.turn()
    #expect(renderer.user.canTap("Hello Bob"))
  }

  @Test func `A value that did not change is not rendered again`() {
    let renderer = Renderer { Parent() }
    #expect(renderer.user.tap("Hello Ann"))
    renderer.settle()
    renderer.takeBodies()
    #expect(renderer.user.tap("Hello Bob"))
    renderer.settle()
    #expect(renderer.takeBodies() == [:])
  }

  @Test func `Updates that cause updates without end are stopped and complained of`() {
    let renderer = Renderer { Restless(model: model) }
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.neverSettles])
  }

  @Test func `A binding to a part of a state writes the state`() {
    let renderer = Renderer { Editor() }
    #expect(renderer.user.type("Eve", into: "Name"))
    renderer.settle()
    #expect(renderer.outline.contains("text Eve, 7"))
  }
}

private struct Restless: View {
  let model: SwitchModel
  var body: some View {
    Text("\(model.id)").onChange(of: model.id, initial: true) { model.id += 1 }
  }
}

private struct Editor: View {
  struct Person {
    var name = "Ann"
    var age = 7
  }
  @State private var person = Person()
  var body: some View {
    TextField("Name", text: $person.name)
    Text("\(person.name), \(person.age)")
  }
}
#endif
