#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import UsherDI
import UsherSwiftUI
import UsherTesting

/// The app of "SwiftUI in ten minutes", and its tests, word for word.
@MainActor struct FestivalTests {
  private func stage() throws -> TestStage {
    try TestStage(Festival.self, FestivalKit(), beforeStart: { try $0.prepareFestival() })
  }

  @Test func `A link, two seats and a restart`() async throws {
    let stage = try stage()
    stage.director.open("festival://days/2")
    try await stage.take("Order")
    try await stage.started(Order.self)
    try await stage.take("Add a seat")
    try await stage.take("Seat 7")
    let later = try await stage.restarted { try self.stage() }
    try await later.take("Add a seat")
    try await later.take("Seat 8")
    later.expectOutline(
      """
      stack Festival
        DayList
        Day
        ▲ sheet stack OrderDesk
          Basket
      """)
    try await later.take("Pay")
    #expect(later.alert?.title == "2 seats")
    later.expectNothingLeaked()
  }

  @Test func `The festival is played by hand`() async {
    let renderer = Renderer(FestivalApp.self)
    await renderer.rest()
    for title in ["Day 2", "Order", "Add a seat", "Seat 7", "Pay"] {
      #expect(renderer.user.tap(title), "\(title)\n\(renderer.outline)")
      await renderer.rest()
    }
    #expect(renderer.outline.contains("alert 1 seats"), "\(renderer.outline)")
    #expect(renderer.complaints.map { "\($0)" } == [])
  }
}
#endif
