#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing

@MainActor @Suite struct AlertTests {
  let question = Question()

  func open() -> Renderer {
    let renderer = Renderer { Asking(question: question) }
    question.isAsked = true
    renderer.settle()
    question.diary = []
    return renderer
  }

  @Test func `An alert shows its title, its message and its buttons`() {
    let renderer = open()
    #expect(
      renderer.outline == """
        window
          text below
        alert Sure?
          text About Hamlet
          button Yes
            text Yes
          button No
            text No
        """)
  }

  @Test func `A button acts first, then the binding is set, then the alert goes`() {
    let renderer = open()
    #expect(renderer.user.answer("Yes"))
    #expect(question.diary == ["yes to Hamlet", "asked false"])
    #expect(renderer.window.elements.count == 2)
    renderer.settle()
    #expect(renderer.window.elements.count == 1 && renderer.complaints == [])
  }

  @Test func `Other data does not change an alert that is up`() {
    let renderer = open()
    question.data = "Othello"
    renderer.settle()
    #expect(renderer.outline.contains("About Hamlet"))
  }

  @Test func `Of two alerts in one update the first stays, even with other data`() {
    let renderer = open()
    question.isAsked = false
    (question.isAsked, question.data) = (true, "Othello")
    renderer.settle()
    #expect(renderer.outline.contains("About Hamlet") && renderer.complaints == [])
  }

  @Test func `An alert that is set a turn after another comes once that has closed`() {
    let renderer = open()
    renderer.behaviors = [.dropsPresentations]
    question.isAsked = false
    renderer.turn()
    (question.isAsked, question.data) = (true, "Othello")
    renderer.settle()
    #expect(renderer.outline.contains("About Othello") && renderer.complaints == [])
  }

  @Test func `An alert without its data does not show`() {
    question.data = nil
    let renderer = open()
    #expect(renderer.window.elements.count == 1)
  }

  @Test func `An alert without buttons is answered with OK`() {
    let model = SwitchModel()
    let renderer = Renderer { Bare(model: model) }
    renderer.settle()
    #expect(renderer.user.answer("OK"))
    renderer.settle()
    #expect(!model.isOn && renderer.window.elements.count == 1)
  }

  @Test func `A tap beside a dialog sets the binding alone`() {
    let model = SwitchModel()
    let renderer = Renderer { Choosing(model: model) }
    renderer.settle()
    #expect(renderer.user.tapOutside())
    renderer.settle()
    #expect(!model.isOn && model.id == 1 && renderer.complaints == [])
  }

  @Test func `A dialog points to the view that asks, if that has a size and a place`() {
    let model = SwitchModel()
    let renderer = Renderer { Pointing(model: model) }
    renderer.settle()
    #expect(
      renderer.window.elements.last?.anchor == CGRect(x: 95, y: 190, width: 10, height: 20))
  }
}
#endif
