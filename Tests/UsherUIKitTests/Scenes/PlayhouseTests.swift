#if canImport(StandInUIKit)
import Testing
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

@MainActor @Suite(.stages) struct PlayhouseTests {
  @Test func `A seat is booked in a sheet`() async throws {
    let stage = try TestStage(PlayhouseCoordinator.self, Playhouse())
    try stage.coordinator(PlayhouseCoordinator.self).book(Play.all[0])
    try await stage.started(BookingCoordinator.self).finish(7)
    await stage.settle()
    stage.expectOutline(
      """
      stack Playhouse
        Plays
        ▲ alert Seat 7. Enjoy Nine Umbrellas.
      """)
  }

  @Test func `The scene's delegate starts the playhouse in its window`() throws {
    let simulation = UIKitSimulation()
    let app = PlayhouseAppDelegate()
    simulation.application.delegate = app
    let delegate = PlayhouseSceneDelegate()
    let scene = simulation.connect(delegate)
    #expect(delegate.director?.tree.outline == "stack Playhouse\n  Plays")
    simulation.disconnect(scene)
  }
}
#endif
