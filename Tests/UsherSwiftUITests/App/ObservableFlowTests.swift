#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherSwiftUI

/// Coordinators and models that views observe, on simulated SwiftUI.
@MainActor struct ObservableFlowTests {
  @Test func `A view reads the coordinator above it until the view is out of sight`() async {
    let root = Guide { .stack(PlaceView("Home")) }
    let renderer = Renderer { UsherView { SceneDirector(root, host: $0) } }
    await renderer.rest()
    weak var flow: DraftFlow?
    do {
      let child = DraftFlow()
      flow = child
      root.start(child: child, as: .sheet)
    }
    await renderer.rest()
    #expect(renderer.shows("Unsaved") && renderer.user.tap("Save"))
    await renderer.rest()
    #expect(renderer.shows("This is Home") && flow == nil)
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A title that changed before its tab was shown is known when it is`() async {
    let cart = Cart()
    let root = Guide { .tabs(PlaceView("Shows"), CartView(cart: cart)) }
    var director: SceneDirector?
    let renderer = Renderer {
      UsherView {
        let made = SceneDirector(root, host: $0)
        director = made
        return made
      }
    }
    await renderer.rest()
    cart.count = 2
    #expect(renderer.user.tapTab("Cart (0)"))
    await renderer.rest()
    #expect(director?.tree.active?.title == "Cart (2)")
    #expect(renderer.user.tapTab("Shows"))
    await renderer.rest()
    #expect(renderer.user.tapTab("Cart (2)"), "\(renderer.outline)")
  }

  @Test func `A screen that changes as it leaves is not asked about`() async throws {
    let draft = Draft()
    let root = Guide { .stack(PlaceView("Home")) }
    var refusals: [String] = []
    let renderer = Renderer {
      UsherView {
        let director = SceneDirector(root, host: $0)
        director.observe { if case .refused = $0 { refusals.append("\($0)") } }
        return director
      }
    }
    await renderer.rest()
    root.push(DraftScreen(draft: draft))
    await renderer.rest()
    draft.isDirty = false
    root.pop()
    await renderer.rest()
    #expect(renderer.shows("This is Home") && refusals == [])
  }
}

@Observable private final class DraftFlow: Coordinator {
  var isDirty = true

  override func build() -> SceneLayout { .screen(DraftView(flow: self)) }

  func save() {
    isDirty = false
    finish()
  }
}

/// The frame around it is evaluated once more when the draft is saved, since its title changes.
private struct DraftView: ScreenView {
  unowned let flow: DraftFlow
  @Environment(DraftFlow.self) private var surrounding: DraftFlow

  var title: String? { flow.isDirty ? "Draft, edited" : "Draft" }
  var body: some View {
    Text(verbatim: surrounding.isDirty ? "Unsaved" : "Saved")
    Button("Save") { surrounding.save() }
  }
}

@MainActor @Observable private final class Cart { var count = 0 }

private struct CartView: ScreenView {
  let cart: Cart
  var title: String? { "Cart (\(cart.count))" }
  var body: some View { Text(verbatim: "\(cart.count) in the cart") }
}

@MainActor @Observable private final class Draft { var isDirty = true }

private struct DraftScreen: ScreenView {
  let draft: Draft
  var title: String? { draft.isDirty ? "Draft, edited" : "Draft" }
  var body: some View { Text(verbatim: "A draft") }
}
#endif
