#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

/// Impossible presentations, and layers that leave with their presenter.
@MainActor @Suite struct RefusalTests {
  @Test func `Two sheets of one view are one too many`() {
    let renderer = Renderer {
      Text("below")
        .sheet(isPresented: .constant(true)) { Text("one") }
        .sheet(isPresented: .constant(true)) { Text("two") }
    }
    renderer.settle()
    #expect(renderer.complaints.count == 1 && renderer.window.elements.count == 2)
  }

  @Test func `Of two sheets in one update either comes`() {
    for (behaviors, first) in [([], "inner"), ([.presentsInReverse], "outer")]
      as [(Set<Renderer.Behavior>, String)]
    {
      let renderer = Renderer(behaviors: behaviors) {
        Text("below")
          .sheet(isPresented: .constant(true)) { Text("inner") }
          .sheet(isPresented: .constant(true)) { Text("outer") }
      }
      renderer.settle()
      #expect(renderer.window.elements.last?.all.contains { $0.title == first } == true)
    }
  }

  @Test func `A view that is covered presents nothing until it is uncovered`() {
    let covering = SwitchModel()
    covering.isOn = true
    let late = SwitchModel()
    late.isOn = false
    let renderer = Renderer { Covered(covering: covering, late: late) }
    renderer.settle()
    late.isOn = true
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.alreadyPresenting])
    #expect(renderer.window.elements.last?.all.contains { $0.title == "late" } == false)
    covering.isOn = false
    renderer.settle()
    #expect(renderer.window.elements.last?.all.contains { $0.title == "late" } == true)
  }

  @Test func `A view that is not seen presents nothing`() {
    let renderer = Renderer {
      NavigationStack(path: .constant(["a"])) {
        Text("root")
          .sheet(isPresented: .constant(true)) { Text("sheet") }
          .navigationDestination(for: String.self) { Text($0) }
      }
    }
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.presenterNotSeen])
    #expect(renderer.window.elements.count == 1)
  }

  @Test func `A sheet is removed with its presenter and leaves the binding unchanged`() {
    let place = SwitchModel()
    let renderer = Renderer { Leaving(model: place) }
    renderer.settle()
    #expect(renderer.window.elements.count == 2)
    place.isOn = false
    renderer.turn()
    #expect(renderer.window.elements.count == 2)
    renderer.turn()
    #expect(renderer.window.elements.count == 1 && place.id == 1)
  }

  @Test func `A locked sheet stays, and nothing is notified`() {
    let lock = SwitchModel()
    let renderer = Renderer { Locked(model: lock) }
    renderer.settle()
    #expect(!renderer.user.swipeDown())
    lock.id = 2
    renderer.settle()
    #expect(renderer.user.swipeDown())
  }

  @Test func `A binding that ignores that its sheet is gone is complained of`() {
    let renderer = Renderer {
      Text("below").sheet(isPresented: .constant(true)) { Text("sheet") }
    }
    renderer.settle()
    #expect(renderer.user.swipeDown())
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.refusedWrite])
  }
}
#endif
