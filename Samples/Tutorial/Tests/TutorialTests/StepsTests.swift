import Testing
import UsherExplorer

@testable import Steps

@MainActor @Suite(.stages) struct StepsTests {
  @Test func `The order of the questions is data, and each screen says how far it is`()
    async throws
  {
    let stage = try stage([.friends, .name])
    try stage.welcome()
    let onboarding = try await stage.started(OnboardingCoordinator.self)
    #expect(stage.activeScreen?.titleText == "Friends, 1 of 2")
    onboarding.answer(.friends, "Two")
    #expect(stage.activeScreen?.titleText == "Name, 2 of 2")
    onboarding.answer(.name, nil)
    await stage.settle()
    #expect(try stage.coordinator(FoyerCoordinator.self).answers == [.friends: "Two"])
    #expect(stage.alert?.title == "Welcome, whoever you are.")
  }

  @Test func `Whoever goes back keeps the answers, and may change them`() async throws {
    let stage = try stage([.friends, .name])
    try stage.welcome()
    let onboarding = try await stage.started(OnboardingCoordinator.self)
    onboarding.answer(.friends, "Two")
    stage.user.back()
    #expect(stage.activeScreen?.titleText == "Friends, 1 of 2")
    onboarding.answer(.friends, nil)
    onboarding.answer(.name, "Ada")
    await stage.settle()
    #expect(try stage.coordinator(FoyerCoordinator.self).answers == [.name: "Ada"])
  }

  @Test func `After a restart the questions go on where they were, in the order that they had`()
    async throws
  {
    let before = try stage([.friends, .name])
    try before.welcome()
    try await before.started(OnboardingCoordinator.self).answer(.friends, "Two")
    await before.settle()
    let saved = before.director.snapshot()
    let again = try stage([.name]) { try $0.start(restoring: saved) }
    #expect(again.activeScreen?.titleText == "Name, 2 of 2")
    let onboarding = try again.coordinator(OnboardingCoordinator.self)
    #expect(onboarding.state == [.friends: "Two"])
    onboarding.answer(.name, "Ada")
    await again.settle()
    let answers = try again.coordinator(FoyerCoordinator.self).answers
    #expect(answers == [.friends: "Two", .name: "Ada"])
  }

  @Test func `An order is cleaned, and an empty one starts nothing`() async throws {
    #expect(Experiment(questions: [.name, .taste, .name]).questions == [.name, .taste])
    let stage = try stage([])
    try stage.welcome()
    stage.expectOutline("stack Foyer\n  Tonight")
    let start = stage.director.root.start(Onboarding(questions: []), as: .cover)
    #expect(start.navigation.error?.underlying is NoQuestions)
  }

  @Test func `A double tap asks once`() async throws {
    let stage = try stage([.friends])
    try stage.welcome()
    try stage.welcome()
    await stage.settle()
    #expect(stage.coordinators(OnboardingCoordinator.self).count == 1)
  }

  private func stage(
    _ questions: [Question], beforeStart: @escaping (SceneDirector) throws -> Void = { _ in }
  ) throws -> TestStage {
    let assembly = FoyerAssembly(experiment: Experiment(questions: questions))
    return try TestStage(FoyerCoordinator.self, assembly) { _ in
    } beforeStart: {
      $0.restoration = try .foyer()
      try beforeStart($0)
    }
  }
}

extension TestStage {
  fileprivate func welcome() throws {
    try coordinator(FoyerCoordinator.self).welcome(from: #require(screen(TonightScreen.self)))
  }
}
