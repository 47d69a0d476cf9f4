import Testing
import UsherTesting

// A program keeps its types to itself.
@testable import PushAndPop

private struct ShortProgram: Program {
  let plays = [Play.hamlet]
}

extension Play {
  fileprivate static let hamlet = Play(title: "Hamlet", begins: "seven")
}

@MainActor @Suite(.stages) struct PushAndPopTests {
  @Test func `A play is pushed, and the user goes back`() async throws {
    let stage = try TestStage(FoyerCoordinator.self, FoyerAssembly()) {
      $0.register(ShortProgram.init, as: (any Program).self)
    }
    #expect(
      try stage.coordinator(FoyerCoordinator.self).resolve(TonightScreen.self).plays == [.hamlet])
    try stage.coordinator(FoyerCoordinator.self).open(.hamlet)
    await stage.settle()
    stage.expectOutline(
      """
      stack Foyer
        Tonight
        Play
      """)
    stage.user.back()
    await stage.settle()
    stage.expectOutline(
      """
      stack Foyer
        Tonight
      """)
  }
}
