#if canImport(SwiftUI)
import SwiftUI

/// Views that may be empty, with modifiers around them.
struct Vanishing: View {
  let model: SwitchModel
  let journal: Journal
  let isContained: Bool

  var body: some View {
    if isContained { ZStack { content }.modifier(Told(journal: journal)) } else { told }
  }

  private var told: some View { content.modifier(Told(journal: journal)) }
  private var content: AnyView { AnyView(Part(model: model)) }
}

private struct Part: View {
  let model: SwitchModel
  var body: some View { if model.isOn { Text("part") } }
}

private struct Told: ViewModifier {
  let journal: Journal
  func body(content: Content) -> some View {
    content
      .background(WitnessView(journal: journal, number: 1))
      .onAppear { journal.note("appears") }
      .onDisappear { journal.note("disappears") }
  }
}

/// Two views, which the container around them lays out.
struct Pair: View {
  var body: some View {
    Text("one")
    Text("two")
  }
}

/// A view that is measured in a space of a name.
struct Measured<Name: Hashable & Sendable>: View {
  let name: Name
  let journal: Journal
  var body: some View {
    Text("measured")
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(name))
      } action: {
        journal.note("\(Int($0.minX)) \(Int($0.minY))")
      }
  }
}
#endif
