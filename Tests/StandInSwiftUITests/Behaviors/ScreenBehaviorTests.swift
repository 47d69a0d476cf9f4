#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

/// The awkward ways of the screens of stacks, one by one.
@MainActor @Suite struct ScreenBehaviorTests {
  let model = PathModel()
  let journal = Journal()

  func open(_ behaviors: Set<Renderer.Behavior>, _ path: [String], seed: UInt64 = 1) -> Renderer {
    model.path = path
    let renderer = Renderer(behaviors: behaviors, seed: seed) {
      PathStack(model: model, journal: journal)
    }
    renderer.settle()
    _ = (model.takeWrites(), journal.take(), renderer.takeBodies())
    return renderer
  }

  func shown(_ renderer: Renderer) -> [String?] {
    renderer.window.elements[0].children[0].children.map(\.title)
  }

  @Test func `10 Destinations are evaluated from the top down, even for gone values`() {
    let asked = Asked()
    let renderer = Renderer(behaviors: [.evaluatesDestinationsAnyhow]) {
      Evaluating(model: model, asked: asked)
    }
    renderer.settle()
    model.path = ["a", "b"]
    renderer.settle()
    asked.values = []
    model.path = ["a"]
    renderer.turn()
    #expect(asked.values == ["a", "b"])
    asked.values = []
    asked.count += 1
    renderer.turn()
    #expect(asked.values.contains("b") && asked.values.contains("a"))
  }

  @Test func `23 A path that is cleared while a search is active is not followed`() {
    for behaviors in [[], [.searchHoldsPath]] as [Set<Renderer.Behavior>] {
      let search = Search()
      let renderer = Renderer(behaviors: behaviors) { SearchedStack(model: model, search: search) }
      #expect(renderer.user.focus(on: "Search") && search.isActive)
      model.path = ["a"]
      renderer.settle()
      model.path = []
      renderer.settle()
      #expect(shown(renderer).count == (behaviors.isEmpty ? 1 : 2))
      #expect(renderer.losses.count == behaviors.count)
      model.path = ["a"]
      search.isActive = false
      renderer.settle()
      model.path = []
      renderer.settle()
      #expect(shown(renderer).count == 1)
    }
  }

  @Test func `17 A path that grows below a foreign screen grows unseen, or else above it`() {
    for behaviors in [[], [.pushesUnderForeign]] as [Set<Renderer.Behavior>] {
      let renderer = Renderer(behaviors: behaviors) { WithForeign(model: model) }
      #expect(renderer.user.tap("Elsewhere"))
      renderer.settle()
      model.path = ["a"]
      renderer.settle()
      #expect(shown(renderer).last == (behaviors.isEmpty ? "a" : "elsewhere"))
      model.path = []
      renderer.settle()
    }
  }

  @Test func `18 A screen that reads dismiss is evaluated whenever something is pushed`() {
    for behaviors in [[], [.dismissDependsOnPresentation]] as [Set<Renderer.Behavior>] {
      let renderer = Renderer(behaviors: behaviors) { Dismissing(model: model) }
      model.path = ["a"]
      renderer.settle()
      renderer.takeBodies()
      model.path = ["a", "b"]
      renderer.settle()
      #expect(renderer.takeBodies() == ["ReadsDismiss": behaviors.isEmpty ? 1 : 2])
      model.path = []
      renderer.settle()
    }
  }

  @Test func `19 A new binding while a stack moves makes its screens again`() {
    let counter = SwitchModel()
    for behaviors in [[], [.rebuildsWithBinding]] as [Set<Renderer.Behavior>] {
      let renderer = Renderer(behaviors: behaviors) {
        Rebound(model: model, counter: counter, journal: journal)
      }
      renderer.settle()
      model.path = ["a"]
      counter.id += 1
      renderer.turn()
      _ = journal.take()
      counter.id += 1
      renderer.turn()
      #expect(journal.take() == (behaviors.isEmpty ? [] : ["a disappears", "a appears"]))
      renderer.settle()
      model.path = []
      counter.id += 1
      renderer.settle()
    }
  }
}
#endif
