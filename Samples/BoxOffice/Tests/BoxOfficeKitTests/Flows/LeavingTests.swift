import BoxOfficeKit
import Testing
import UsherDI
import UsherTesting

/// Chosen seats are not given back unasked, whichever step a purchase has come to.
@MainActor struct LeavingTests {
  let theater: Theater
  var stage: TestStage { theater.stage }

  init() throws { theater = try Theater() }

  @Test(arguments: 0...3)
  func `A swipe asks once on every step`(steps: Int) async throws {
    try await theater.buyUntilSummary()
    for _ in 0..<steps { #expect(stage.user.back()) }
    for _ in 1...2 { #expect(!stage.user.dismiss()) }
    await stage.settle()
    #expect(stage.director.tree.modals.map(\.node.name) == ["Checkout", "Leave without a ticket?"])
    stage.user.answer("Leave")
    await stage.settle()
    #expect(stage.find(CheckoutCoordinator.self) == nil)
    stage.expectNothingLeaked()
  }

  @Test(arguments: 0...3)
  func `A link asks once on every step`(steps: Int) async throws {
    try await theater.buyUntilSummary()
    for _ in 0..<steps { #expect(stage.user.back()) }
    #expect(stage.director.open("boxoffice://account").error?.reason == .unconfirmed)
    await stage.settle()
    #expect(stage.director.tree.modals.map(\.node.name) == ["Checkout", "Leave without a ticket?"])
    stage.user.answer("Stay")
    await stage.settle()
    #expect(stage.director.tree.modals.map(\.node.children.count) == [4 - steps])
    #expect(stage.director.open("boxoffice://account").error?.reason == .unconfirmed)
    await stage.settle()
    stage.user.answer("Leave")
    await stage.settle()
    #expect(stage.director.currentLink == "boxoffice://account")
  }

  @Test func `A link during the payment asks before it abandons it`() async throws {
    theater.payments.isHesitating = true
    try await theater.buyUntilSummary()
    try theater.checkout.pay()
    await stage.settle()
    #expect(stage.director.open("boxoffice://tickets").error?.reason == .unconfirmed)
    await stage.settle()
    #expect(!theater.payments.isAbandoned)
    stage.user.answer("Leave")
    await stage.settle()
    #expect(theater.payments.isAbandoned)
    #expect(stage.director.currentLink == "boxoffice://tickets")
  }

  @Test func `Going back inside a purchase is free, and so is leaving once no seat is left`()
    async throws
  {
    try await theater.buyUntilSummary()
    for _ in 1...3 { #expect(stage.user.back()) }
    #expect(stage.alert == nil)
    for seat in Seat.list("A3 A4") { try theater.checkout.toggle(seat) }
    #expect(stage.user.dismiss())
    await stage.settle()
    #expect(stage.find(CheckoutCoordinator.self) == nil)
  }
}
