import Testing
import UsherTesting

// A program keeps its types to itself.
@testable import OneScreen

@MainActor @Suite(.stages) struct OneScreenTests {
  @Test func `The window shows one screen`() async throws {
    let stage = try TestStage(FoyerCoordinator.self, FoyerAssembly())
    await stage.settle()
    stage.expectOutline(
      """
      stack Foyer
        Tonight
      """)
  }
}
