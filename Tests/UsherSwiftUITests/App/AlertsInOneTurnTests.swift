#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherSwiftUI

/// Alerts that are presented and dismissed within one turn, of which SwiftUI shows one, not always
/// the last.
@MainActor struct AlertsInOneTurnTests {
  private let offline = SceneAlert("You are offline.", buttons: [.cancel("OK")])
  private let delete = SceneAlert(
    "Delete everything?", buttons: [.cancel("No"), .destructive("Yes")])

  @Test(arguments: Ways.all)
  func `An alert that follows one dismissed in the same turn is shown`(ways: Ways) async {
    let (guide, renderer) = open(ways)
    await renderer.rest()
    guide.present(offline)
    guide.dismiss()
    guide.present(delete)
    await renderer.rest()
    #expect(renderer.window.elements.last?.title == "Delete everything?")
    #expect(renderer.user.answer("Yes"))
    await renderer.rest()
    #expect(guide.tree == "stack Guide\n  Place" && renderer.window.elements.count == 1)
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: Ways.all)
  func `An alert that replaces one on the display is shown once that has left`(ways: Ways) async {
    let (guide, renderer) = open(ways)
    await renderer.rest()
    guide.present(offline)
    await renderer.rest()
    guide.dismiss()
    guide.present(delete)
    await renderer.rest()
    #expect(renderer.window.elements.last?.title == "Delete everything?")
    #expect(renderer.user.answer("No"))
  }

  @Test(arguments: Ways.all)
  func `Of two alerts in one turn each is answered for itself`(ways: Ways) async {
    let (guide, renderer) = open(ways)
    var answers: [String] = []
    await renderer.rest()
    guide.present(offline) { answers.append("offline \($0?.button.title ?? "-")") }
    guide.present(delete) { answers.append("delete \($0?.button.title ?? "-")") }
    await renderer.rest()
    #expect(renderer.user.answer("Yes"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.user.answer("OK"), "\(renderer.outline)")
    await renderer.rest()
    #expect(answers == ["delete Yes", "offline OK"])
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: Ways.all)
  func `An answer belongs to the displayed alert, even if the tree has changed`(
    ways: Ways
  ) async {
    let (guide, renderer) = open(ways)
    var answers: [String] = []
    await renderer.rest()
    guide.present(offline) { answers.append("offline \($0?.button.title ?? "-")") }
    await renderer.rest()
    guide.present(delete) { answers.append("delete \($0?.button.title ?? "-")") }
    #expect(renderer.user.answer("OK"))
    await renderer.rest()
    // Layers above an alert leave with it, unanswered.
    #expect(answers == ["offline OK", "delete -"])
    #expect(guide.tree == "stack Guide\n  Place" && renderer.window.elements.count == 1)
  }

  private func open(_ ways: Ways) -> (Guide, Renderer) {
    let guide = Guide { .stack(PlaceView("Shows")) }
    let behaviors = ways == .best ? [] : Renderer.Behavior.all
    let renderer = Renderer(behaviors: behaviors) {
      UsherView { SceneDirector(guide, host: $0) }
    }
    return (guide, renderer)
  }
}
#endif
