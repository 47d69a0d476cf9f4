#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing
import UsherSwiftUI
import UsherTesting

/// Buttons that are made of a view's actions, which a stage takes as well.
@MainActor struct ActionButtonTests {
  @Test func `A button performs its action, and is disabled while the action is`() async {
    let kettle = Kettle()
    let renderer = Renderer { UsherView { SceneDirector(Tea(kettle), host: $0) } }
    await renderer.rest()
    #expect(!renderer.user.canTap("Boil"))
    #expect(renderer.user.tap("Fill"))
    await renderer.rest()
    #expect(renderer.user.tap("Boil"))
    await renderer.rest()
    #expect(kettle.boiled == 1 && !renderer.user.canTap("Boil"))
  }

  @Test func `A stage takes the actions that a view declares`() async throws {
    let kettle = Kettle()
    let stage = try TestStage(root: Tea(kettle))
    #expect(stage.offers.map(\.title) == ["Fill"])
    try await stage.take("Fill")
    try await stage.take("Boil")
    #expect(kettle.boiled == 1)
  }
}

@Observable @MainActor final class Kettle {
  private(set) var isFull = false
  private(set) var boiled = 0

  func fill() { isFull = true }

  func boil() async {
    await Task.yield()
    (isFull, boiled) = (false, boiled + 1)
  }
}

struct KettleView: ScreenView, ActionProviding {
  let kettle: Kettle

  var screenActions: [ScreenAction] {
    [
      ScreenAction("Fill") { kettle.fill() },
      ScreenAction("Boil", isEnabled: kettle.isFull) { await kettle.boil() },
    ]
  }

  var body: some View {
    ForEach(screenActions, id: \.title) { ActionButton($0) }
  }
}

private final class Tea: Coordinator {
  private let kettle: Kettle
  init(_ kettle: Kettle) { self.kettle = kettle }
  override func build() -> SceneLayout { .stack(KettleView(kettle: kettle)) }
}
#endif
