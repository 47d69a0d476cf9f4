import Testing
import UsherTesting

// A program keeps its types to itself.
@testable import RoutesAndLinks

@MainActor @Suite(.stages) struct RoutesAndLinksTests {
  @MainActor @Test func `A link leads through the sign-in to the members`() async throws {
    let stage = try TestStage(
      FoyerCoordinator.self, FoyerAssembly(), beforeStart: { $0.links = try .foyer() })
    stage.director.open("foyer://members")
    try await stage.started(SignInCoordinator.self).signIn()
    await stage.settle()
    stage.expectOutline(
      """
      stack Foyer
        Tonight
        Members
      """)
    #expect(stage.director.currentLink == "foyer://members")
  }

  @Test func `Closing the sign-in leaves the foyer as it was`() async throws {
    let stage = try TestStage(FoyerCoordinator.self, FoyerAssembly())
    try stage.coordinator(FoyerCoordinator.self).trigger(.members)
    try await stage.started(SignInCoordinator.self)
    await stage.settle()
    stage.user.dismiss()
    await stage.settle()
    stage.expectOutline(
      """
      stack Foyer
        Tonight
      """)
  }
}
