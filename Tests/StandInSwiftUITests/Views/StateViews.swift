#if canImport(SwiftUI)
import SwiftUI

struct Counter: View {
  @State private var count = 0
  let name: String
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

struct Shown: View {
  @Bindable var model: SwitchModel
  var body: some View {
    if model.isOn { Counter(name: "a") } else { Counter(name: "b") }
    Counter(name: "c").id(model.id)
    Toggle("on", isOn: $model.isOn)
  }
}

struct Parent: View {
  @State private var name = "Ann"
  var body: some View {
    Child(name: $name)
    Stranger()
  }
}

struct Child: View {
  @Binding var name: String
  var body: some View { Button("Hello \(name)") { name = "Bob" } }
}

struct Stranger: View {
  var body: some View { Text("stranger") }
}

struct Restless: View {
  let model: SwitchModel
  var body: some View {
    Text("\(model.id)").onChange(of: model.id, initial: true) { model.id += 1 }
  }
}

struct Editor: View {
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
