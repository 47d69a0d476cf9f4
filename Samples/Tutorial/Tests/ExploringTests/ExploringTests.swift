import Testing
import UsherExplorer

// A program keeps its types to itself.
@testable import RoutesAndLinks

@MainActor struct ExploringTests {
  @Test func `An explorer takes every way through the foyer and finds nothing`() async {
    let exploration = await Explorer(making: "try stage()") { try stage() }.run()
    #expect(
      exploration.map.text == """
        Foyer
          Tonight
            Nine Umbrellas, Winterwood ⇄ Play
            Members [members only] ⇄ ▲ sheet SignIn
          Play
          Members
            back → Tonight
          SignIn
            ▲ sheet SignIn
              Sign in → Members
              dismiss → Play
        foyer://members [members only] → ▲ sheet SignIn
        """)
  }

  private func stage() throws -> TestStage {
    try TestStage(
      FoyerCoordinator.self, FoyerAssembly(), beforeStart: { $0.links = try .foyer() })
  }
}
