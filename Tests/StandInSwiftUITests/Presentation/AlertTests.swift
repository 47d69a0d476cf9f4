#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing

@MainActor @Observable private final class Question {
  var isAsked = false { didSet { diary.append("asked \(isAsked)") } }
  var data: String? = "Hamlet"
  @ObservationIgnored var diary: [String] = []
}

private struct Asking: View {
  @Bindable var question: Question
  var body: some View {
    Text("below")
      .alert("Sure?", isPresented: $question.isAsked, presenting: question.data) { data in
        Button("Yes") { question.diary.append("yes to \(data)") }
        Button("No", role: .cancel) {}
      } message: {
        Text("About \($0)")
      }
  }
}

@MainActor @Suite struct AlertTests {
  private let question = Question()

  private func open() -> Renderer {
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

  @Test func `A button acts first, then the binding is told, then the alert goes`() {
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

  @Test func `A tap beside a dialog tells the binding alone`() {
    let model = SwitchModel()
    let renderer = Renderer { Choosing(model: model) }
    renderer.settle()
    #expect(renderer.user.tapOutside())
    renderer.settle()
    #expect(!model.isOn && model.id == 1 && renderer.complaints == [])
  }
}

private struct Bare: View {
  @Bindable var model: SwitchModel
  var body: some View { Text("below").alert("Gone.", isPresented: $model.isOn) {} }
}

private struct Choosing: View {
  @Bindable var model: SwitchModel
  var body: some View {
    Text("below").confirmationDialog("Which?", isPresented: $model.isOn) {
      Button("One") { model.id = 7 }
    }
  }
}
#endif
