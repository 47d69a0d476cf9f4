#if canImport(SwiftUI)
import SwiftUI

@MainActor @Observable final class Question {
  var isAsked = false { didSet { diary.append("asked \(isAsked)") } }
  var data: String? = "Hamlet"
  @ObservationIgnored var diary: [String] = []
}

struct Asking: View {
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

struct Bare: View {
  @Bindable var model: SwitchModel
  var body: some View { Text("below").alert("Gone.", isPresented: $model.isOn) {} }
}

/// A question from a part of a view.
struct Pointing: View {
  @Bindable var model: SwitchModel
  var body: some View {
    Text("front").background {
      Color.clear
        .frame(width: 10, height: 20)
        .confirmationDialog("Which?", isPresented: $model.isOn) { Button("One") {} }
        .position(x: 100, y: 200)
    }
  }
}

struct Choosing: View {
  @Bindable var model: SwitchModel
  var body: some View {
    Text("below").confirmationDialog("Which?", isPresented: $model.isOn) {
      Button("One") { model.id = 7 }
    }
  }
}
#endif
