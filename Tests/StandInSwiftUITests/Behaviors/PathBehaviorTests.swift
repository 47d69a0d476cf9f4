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

  @Test func `2 Values that a gesture writes are written twice`() {
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

  @Test func `20 A second write in one update is complained of, and may be lost`() {
    for behaviors in [[], [.losesSecondPathWrite]] as [Set<Renderer.Behavior>] {
      let renderer = open(behaviors, ["a", "b"])
      renderer.user.tapBack()
      model.path = ["c"]
      renderer.settle()
      #expect(renderer.complaints.map(\.kind) == [.pathWrittenTwice])
      #expect(shown(renderer) == (behaviors.isEmpty ? ["home", "c"] : ["home", "a", "b"]))
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
