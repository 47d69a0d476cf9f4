import UsherDI
import UsherTerminal

/// What can be asked, in whatever order.
enum Question: String, Codable {
  case name, taste, seats, reminders, newsletter, friends
}

typealias Answers = [Question: String]

struct Ask: ScreenKey, DurableRoute {
  static let tag = "ask"
  let question: Question
}

struct Onboarding: FlowKey, DurableRoute {
  typealias Output = Answers
  static let tag = "onboarding"
  let questions: [Question]
}

/// A saved order may be empty, whatever has written it.
struct NoQuestions: Error {}

final class OnboardingCoordinator: Coordinator, Concluding, Restorable {
  typealias Output = Answers
  static let tag = "answers"
  var state = Answers()
  private let questions: [Question]

  init(questions: [Question]) { self.questions = questions }

  override func build() throws -> SceneLayout {
    guard let first = questions.first else { throw NoQuestions() }
    return .stack(Ask(question: first))
  }

  /// Goes on after a question, which `nil` skips.
  func answer(_ question: Question, _ answer: String?) {
    state[question] = answer
    let later = questions.drop { $0 != question }.dropFirst()
    if let next = later.first { push(Ask(question: next)) } else { finish(state) }
  }

  /// How far a question is, such as "2 of 6".
  func progress(at question: Question) -> String {
    "\((questions.firstIndex(of: question) ?? 0) + 1) of \(questions.count)"
  }
}
