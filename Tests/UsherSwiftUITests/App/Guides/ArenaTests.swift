#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import UsherDI
import UsherSwiftUI
import UsherTesting

/// The README's first program, and its test, word for word.
@MainActor struct ArenaTests {
  @MainActor @Test func `The seat that was picked is shown`() async throws {
    let stage = try TestStage(Arena.self, Venue())
    let buying = Task { try await stage.coordinator(Arena.self).buy() }
    try await stage.started(PickSeat.self)
    try await stage.take("Seat 7")
    try await buying.value
    stage.expectOutline(
      """
      stack Arena
        Arena
        ▲ alert Seat 7
      """)
  }

  @Test func `The first program shows a button, a sheet of seats and the seat`() async {
    let renderer = Renderer(ArenaApp.self)
    await renderer.rest()
    #expect(renderer.user.tap("Buy a seat"))
    await renderer.rest()
    #expect(renderer.user.tap("Seat 7"))
    await renderer.rest()
    #expect(renderer.outline.contains("alert Seat 7"), "\(renderer.outline)")
    #expect(renderer.complaints.map { "\($0)" } == [])
  }
}
#endif
