import UsherDI
import UsherTerminal

/// Who is asked in which order, as an experiment decides; each question once.
struct Experiment {
  let questions: [Question]

  init(questions: [Question]) {
    self.questions = questions.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

final class FoyerCoordinator: Coordinator {
  private(set) var answers: Answers?
  private let experiment: Experiment
  init(experiment: Experiment) { self.experiment = experiment }

  override func build() throws -> SceneLayout { .stack(try resolve(TonightScreen.self)) }

  func welcome(from screen: TonightScreen) {
    if experiment.questions.isEmpty { return }
    keep(start(Onboarding(questions: experiment.questions), as: .cover, from: screen))
  }

  override func restored(_ flow: RestoredFlow) {
    if let onboarding = flow.as(Onboarding.self) { keep(onboarding) }
  }

  private func keep(_ onboarding: Flow<Answers>) {
    task { [self] in
      guard let answers = await onboarding.output else { return }
      self.answers = answers
      present(SceneAlert("Welcome, \(answers[.name] ?? "whoever you are")."))
    }
  }
}

struct FoyerAssembly: Assembly {
  var experiment = Experiment(questions: [.name, .taste, .seats, .reminders, .newsletter, .friends])

  func assemble(into registrar: Registrar) {
    registrar.register({ experiment })
    registrar.register(FoyerCoordinator.init)
    registrar.register(TonightScreen.init)
    registrar.register(OnboardingCoordinator.init, for: Onboarding.self, giving: \.questions)
    registrar.register(QuestionScreen.init, for: Ask.self, giving: \.question)
  }
}

extension RestorationTable {
  @MainActor static func foyer() throws -> RestorationTable {
    try RestorationTable {
      $0.register(Ask.self)
      $0.register(Onboarding.self)
      $0.register(OnboardingCoordinator.self)
    }
  }
}
