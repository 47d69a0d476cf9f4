#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

/// The awkward ways of stacks, one by one.
@MainActor @Suite struct PathBehaviorTests {
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

  @Test func `1 A path is written again as it is`() {
    let renderer = open([.writesSamePath], ["a", "b"])
    renderer.user.tapBack()
    renderer.settle()
    #expect(model.takeWrites() == [["a"], ["a"]])
    #expect(shown(renderer) == ["home", "a"] && renderer.complaints == [])
  }

  @Test func `2 What the user's hand writes is written twice`() {
    let renderer = open([.writesTwice], ["a", "b"])
    renderer.user.tapBack()
    renderer.settle()
    #expect(model.takeWrites() == [["a"], ["a"]])
    #expect(shown(renderer) == ["home", "a"] && renderer.complaints == [])
  }

  @Test func `4 A swipe writes the path that it began with, less one`() throws {
    for behaviors in [[], [.writesStalePath]] as [Set<Renderer.Behavior>] {
      let renderer = open(behaviors, ["a", "b", "c"])
      let swipe = try #require(renderer.user.swipeBack())
      model.path = ["a"]
      swipe.finish()
      renderer.settle()
      #expect(model.path == (behaviors.isEmpty ? ["a"] : ["a", "b"]))
      #expect(shown(renderer) == ["home"] + model.path)
    }
  }

  @Test
  func `8 A change during a push is lost in one of three cases, and followed in the others`() {
    var lost = 0
    for seed in 1...30 {
      let renderer = open([.dropsPathChanges], ["a"], seed: UInt64(seed))
      model.path = ["a", "b"]
      renderer.turn()
      model.path = []
      renderer.settle()
      lost += renderer.losses.count
      #expect(shown(renderer) == (renderer.losses.isEmpty ? ["home"] : ["home", "a", "b"]))
      model.path = ["c"]
      renderer.settle()
      #expect(shown(renderer) == ["home", "c"])
    }
    #expect((5...15).contains(lost))
  }

  @Test func `A change during a push is followed when the push is done`() {
    let renderer = open([], ["a"])
    model.path = ["a", "b"]
    renderer.turn()
    model.path = []
    renderer.turn()
    #expect(shown(renderer) == ["home", "a", "b"])
    renderer.settle()
    #expect(shown(renderer) == ["home"] && renderer.losses == [])
  }

  @Test func `10 Destinations are evaluated from the top down, and for what is gone`() {
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

  @Test func `19 A binding that is made anew while a stack moves makes its screens anew`() {
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

  @Test func `20 A second write in one update is complained of, and may be lost`() {
    for behaviors in [[], [.losesSecondPathWrite]] as [Set<Renderer.Behavior>] {
      let renderer = open(behaviors, ["a", "b"])
      renderer.user.tapBack()
      model.path = ["a", "b"]
      renderer.settle()
      #expect(renderer.complaints.map(\.kind) == [.pathWrittenTwice])
    }
  }

  @Test func `A setter that ignores a path is complained of`() {
    let renderer = Renderer {
      NavigationStack(path: .constant(["a"])) {
        Text("root").navigationDestination(for: String.self) { Text($0) }
      }
    }
    renderer.settle()
    #expect(renderer.user.tapBack())
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.refusedWrite])
    #expect(renderer.outline.contains("text a"))
  }
}
#endif
