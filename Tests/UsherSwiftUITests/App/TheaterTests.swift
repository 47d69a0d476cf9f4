#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherDI
import UsherTesting

/// An app that names flows and screens by type, played by hand on simulated SwiftUI.
@MainActor struct TheaterTests {
  @Test(arguments: [[], Renderer.Behavior.all])
  func `A seat that is chosen is confirmed`(behaviors: Set<Renderer.Behavior>) async {
    let renderer = Renderer(TheaterApp.self, behaviors: behaviors)
    await renderer.rest()
    #expect(renderer.user.tap("Hamlet"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.user.tap("Seat 7"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.outline.contains("Seat 7. Enjoy Hamlet."), "\(renderer.outline)")
    #expect(renderer.user.answer("OK"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.user.canTap("Hamlet"), "\(renderer.outline)")
    #expect(renderer.complaints.map { "\($0)" } == [])
  }

  @Test func `A purchase is played without a display`() async throws {
    let stage = try TestStage(HomeCoordinator.self, Theater())
    let buying = Task { try await stage.coordinator(HomeCoordinator.self).buy(.hamlet) }
    try await stage.started(CheckoutCoordinator.self).finish(7)
    try await buying.value
    await stage.settle()
    #expect(stage.alert?.title == "Seat 7. Enjoy Hamlet.")
    stage.expectNothingLeaked()
  }

  @Test func `A purchase that is swiped away can be begun again`() async {
    let renderer = Renderer(TheaterApp.self)
    await renderer.rest()
    for _ in 0..<2 {
      #expect(renderer.user.tap("Faust"))
      await renderer.rest()
      #expect(renderer.user.canTap("Seat 1"))
      #expect(renderer.user.swipeDown())
      await renderer.rest()
      #expect(!renderer.user.canTap("Seat 1"))
    }
    #expect(renderer.complaints.map { "\($0)" } == [])
  }
}

extension Renderer {
  /// Passes time and turns of the main actor until nothing waits for either.
  func rest() async {
    for _ in 0..<40 {
      settle()
      for _ in 0..<6 { await Turn.pass() }
    }
  }
}
#endif
