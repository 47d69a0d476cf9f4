import Foundation
import UsherDI
import UsherTerminal

final class TonightScreen: TerminalScreen {
  let title = "Tonight"
  private let foyer: FoyerCoordinator
  init(foyer: FoyerCoordinator) { self.foyer = foyer }

  var lines: [Line] { Line.item("Tell us about yourself") { self.foyer.welcome(from: self) } }
}

final class QuestionScreen: TerminalScreen {
  let question: Question
  private let onboarding: OnboardingCoordinator
  private var text = ""

  init(question: Question, onboarding: OnboardingCoordinator) {
    self.question = question
    self.onboarding = onboarding
    text = onboarding.state[question] ?? ""
  }

  var title: String { "\(question.rawValue.capitalized), \(onboarding.progress(at: question))" }

  var lines: [Line] {
    Line.field("Answer", text: text) { self.text = $0 }
    Line.item("Next", isEnabled: !text.isEmpty) { self.onboarding.answer(self.question, self.text) }
    Line.item("Skip") { self.onboarding.answer(self.question, nil) }
  }
}
