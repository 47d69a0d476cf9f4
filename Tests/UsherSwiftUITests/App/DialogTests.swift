#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import Usher
import UsherSwiftUI

/// Questions that the user can leave without a button.
@MainActor struct DialogTests {
  private static let keep = SceneAlert(
    "Cancel this ticket?", message: "It is paid for.",
    buttons: [.destructive("Cancel ticket"), .cancel("Keep")], style: .dialog, from: "filter")
  private static let delete = SceneAlert(
    "Delete?", buttons: [.destructive("Delete")], style: .dialog)
  private static let offline = SceneAlert("You are offline.", buttons: [.cancel("OK")])

  @Test(arguments: Ways.all)
  func `A dialog is SwiftUI's own, and a tap beside it cancels`(ways: Ways) async {
    let (guide, renderer) = open(ways)
    await renderer.rest()
    let asking = Task { await guide.alert(Self.keep) }
    await renderer.rest()
    #expect(renderer.window.elements.last?.kind == .dialog)
    #expect(renderer.window.elements.last?.title == "Cancel this ticket?")
    #expect(renderer.outline.contains("It is paid for."))
    #expect(renderer.user.tapOutside())
    await renderer.rest()
    #expect(await asking.value?.button.title == "Keep")
    #expect(guide.tree == "stack Guide\n  Filtered" && renderer.window.elements.count == 1)
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: Ways.all)
  func `A button of a dialog answers it once`(ways: Ways) async {
    let (guide, renderer) = open(ways)
    var answers: [String?] = []
    await renderer.rest()
    guide.present(Self.keep) { answers.append($0?.button.title) }
    await renderer.rest()
    #expect(renderer.user.answer("Cancel ticket"))
    await renderer.rest()
    #expect(answers == ["Cancel ticket"])
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: Ways.all)
  func `A dialog without a cancelling button is left unanswered`(ways: Ways) async {
    let (guide, renderer) = open(ways)
    for isImplied in [true, false] {
      var answers: [SceneAlert.Answer?] = []
      await renderer.rest()
      guide.present(Self.delete) { answers.append($0) }
      await renderer.rest()
      #expect(isImplied ? renderer.user.answer("Cancel") : renderer.user.tapOutside())
      await renderer.rest()
      #expect(answers == [nil] && renderer.window.elements.count == 1)
    }
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: Ways.all)
  func `An alert and a dialog follow each other in one turn`(ways: Ways) async {
    let (guide, renderer) = open(ways)
    await renderer.rest()
    for (first, second) in [(Self.keep, Self.offline), (Self.offline, Self.keep)] {
      guide.present(first)
      await renderer.rest()
      guide.dismiss()
      guide.present(second)
      await renderer.rest()
      #expect(renderer.window.elements.map(\.title).last == second.title)
      #expect(renderer.user.answer(second.buttons[0].title))
      await renderer.rest()
    }
    #expect(guide.tree == "stack Guide\n  Filtered" && renderer.window.elements.count == 1)
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A dialog points to the view that it names, or to its whole level`() async {
    let (guide, renderer) = open(.best, .pad)
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    renderer.frames["Filter"] = frame
    await renderer.rest()
    guide.present(Self.keep)
    await renderer.rest()
    #expect(renderer.window.elements.last?.anchor == frame)
    #expect(renderer.user.tapOutside())
    await renderer.rest()
    guide.present(Self.delete)
    await renderer.rest()
    #expect(
      renderer.window.elements.last?.anchor == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  private func open(_ ways: Ways, _ traits: UITraitCollection = .phone) -> (Guide, Renderer) {
    let guide = Guide { .stack(FilteredView()) }
    let behaviors = ways == .best ? [] : Renderer.Behavior.all
    let renderer = Renderer(behaviors: behaviors, traits: traits) {
      UsherView { SceneDirector(guide, host: $0) }
    }
    return (guide, renderer)
  }
}
#endif
