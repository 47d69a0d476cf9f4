#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing

@MainActor @Suite struct StackTests {
  let model = PathModel()
  let journal = Journal()

  func open(_ behaviors: Set<Renderer.Behavior> = []) -> Renderer {
    let renderer = Renderer(behaviors: behaviors) { PathStack(model: model, journal: journal) }
    renderer.settle()
    _ = (journal.take(), renderer.takeBodies(), model.takeWrites())
    return renderer
  }

  @Test func `A stack shows its root`() {
    let renderer = Renderer { PathStack(model: model, journal: journal) }
    #expect(renderer.outline == "window\n  stack\n    screen home\n      text This is home")
    #expect(journal.take() == ["home appears"])
  }

  @Test func `A push notifies the new screen at once and the old one after it is covered`() {
    let renderer = open()
    model.path.append("a")
    #expect(journal.take() == [])
    renderer.turn()
    #expect(journal.take() == ["a appears"])
    renderer.settle()
    #expect(journal.take() == ["home disappears"])
    #expect(
      renderer.outline == """
        window
          stack
            screen home (behind)
            screen a
              text This is a
        """)
  }

  @Test func `A pop notifies the lower screen at once and the upper one after it is removed`() {
    model.path = ["a", "b"]
    let renderer = open()
    model.path.removeLast()
    renderer.turn()
    #expect(journal.take() == ["a appears"])
    renderer.settle()
    #expect(journal.take() == ["b disappears"])
  }

  @Test func `The back button writes the whole path, one shorter, once`() {
    model.path = ["a", "b"]
    let renderer = open()
    #expect(renderer.user.tapBack())
    #expect(model.takeWrites() == [["a"]])
    renderer.settle()
    #expect(model.takeWrites() == [] && journal.take() == ["a appears", "b disappears"])
    #expect(renderer.complaints == [])
  }

  @Test func `A long press on the back button writes one path that is several shorter`() {
    model.path = ["a", "b", "c"]
    let renderer = open()
    #expect(renderer.user.goBack(by: 3))
    #expect(model.takeWrites() == [[]])
    renderer.settle()
    #expect(journal.take() == ["home appears", "c disappears"])
  }

  @Test func `Several screens pushed at once show the last only`() {
    let renderer = open()
    model.path = ["a", "b", "c"]
    renderer.settle()
    #expect(journal.take() == ["c appears", "home disappears"])
    #expect(renderer.complaints == [])
  }

  @Test func `A push evaluates the body of the new screen and no other`() {
    model.path = ["a", "b"]
    let renderer = open()
    model.path.append("c")
    renderer.settle()
    #expect(renderer.takeBodies() == ["Place": 1])
  }

  @Test func `A swipe that is cancelled writes nothing`() throws {
    model.path = ["a"]
    let renderer = open()
    let swipe = try #require(renderer.user.swipeBack())
    #expect(journal.take() == ["home appears"])
    swipe.cancel()
    renderer.settle()
    #expect(model.takeWrites() == [] && journal.take() == ["home disappears"])
    #expect(model.path == ["a"])
  }

  @Test func `A swipe that goes through writes the path once it has`() throws {
    model.path = ["a", "b"]
    let renderer = open()
    let swipe = try #require(renderer.user.swipeBack())
    swipe.finish()
    #expect(model.takeWrites() == [])
    renderer.settle()
    #expect(model.takeWrites() == [["a"]] && journal.take() == ["a appears", "b disappears"])
    #expect(renderer.complaints == [])
  }

  @Test(arguments: [[], [.writesSamePath]] as [Set<Renderer.Behavior>])
  func `A stack may be removed by what is done as it writes its path`(
    behaviors: Set<Renderer.Behavior>
  ) {
    let model = ClosingModel()
    let renderer = Renderer(behaviors: behaviors) { ClosingStack(model: model) }
    renderer.settle()
    model.didClose = { renderer.turn() }
    #expect(renderer.user.tapBack())
    renderer.settle()
    #expect(renderer.outline.contains("Closed") && renderer.complaints == [])
  }

  @Test func `Appearances are reported in order, even if the renderer updates meanwhile`() {
    let model = ClosingModel()
    let renderer = Renderer(behaviors: [.appearsTwice]) { Doors(model: model, journal: journal) }
    model.didClose = { renderer.turn() }
    renderer.settle()
    #expect(journal.take() == ["open", "open", "closed", "closed"])
  }

  @Test func `A value without a destination is complained of`() {
    let renderer = Renderer {
      NavigationStack(path: .constant([1])) { Text("home") }
    }
    renderer.settle()
    #expect(renderer.complaints.map(\.kind) == [.missingDestination])
  }

  @Test func `A push on a thousand screens evaluates one body`() {
    model.path = (0..<1000).map { "\($0)" }
    let renderer = open()
    model.path.append("last")
    renderer.settle()
    #expect(renderer.takeBodies() == ["Place": 1])
    #expect(renderer.user.goBack(by: 1001))
    renderer.settle()
    #expect(renderer.takeBodies() == [:] && model.path == [])
  }
}

/// A stack that is removed when its path is written.
@Observable @MainActor private final class ClosingModel {
  var isOpen = true
  @ObservationIgnored var didClose: () -> Void = {}
  private var screens = ["a"]

  var path: [String] {
    get { screens }
    set {
      screens = newValue
      close()
    }
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    didClose()
  }
}

private struct ClosingStack: View {
  @Bindable var model: ClosingModel

  var body: some View {
    if model.isOpen {
      NavigationStack(path: $model.path) {
        Text("Home").navigationDestination(for: String.self) { Text($0) }
      }
    } else {
      Text("Closed")
    }
  }
}

/// A door that closes as it opens.
private struct Doors: View {
  let model: ClosingModel
  let journal: Journal

  var body: some View {
    if model.isOpen {
      Text("Open").onAppear {
        journal.note("open")
        model.close()
      }
    } else {
      Text("Closed").onAppear { journal.note("closed") }
    }
  }
}
#endif
