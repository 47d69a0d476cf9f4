import BoxOfficeKit
import Foundation
import Testing
import UsherDI
import UsherTesting

/// The box office on a stage, with one show, and a fake for all that lies outside.
@MainActor final class Theatre {
  let payments = FakePayments()
  let seating = FakeSeating()
  let tickets = MemoryStorage<TicketBook.Contents>()
  let stage: TestStage<BoxOfficeCoordinator>

  init(account: Account? = .ada) throws {
    let (payments, seating, tickets) = (payments, seating, tickets)
    let remembered = MemoryStorage<Account?>(.some(account))
    stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: .temporaryDirectory),
      CoordinatorsAssembly(), TestScreens()
    ) {
      $0.register(Programme.init, as: (any Catalogue).self)
      $0.register(FakeMembers.init, as: (any Members).self)
      $0.register({ payments }, as: (any Payments).self)
      $0.register({ seating }, as: (any Seating).self)
      $0.register({ tickets }, as: (any Storage<TicketBook.Contents>).self)
      $0.register({ remembered }, as: (any Storage<Account?>).self)
    }
  }

  /// Opens the show's page and asks to buy.
  func buy() async throws {
    try stage.coordinator(ShowsCoordinator.self).open(.owl)
    try stage.coordinator(ShowsCoordinator.self).buy(.owl)
    try await stage.settle()
  }

  /// Buys until all has been chosen and the order is summed up.
  func buyUntilSummary() async throws -> CheckoutCoordinator {
    try await buy()
    let checkout = try stage.coordinator(CheckoutCoordinator.self)
    checkout.choose(.premiere)
    for seat in Seat.list("A3 A4") { try checkout.resolve(Cart.self).toggle(seat) }
    checkout.confirmSeats()
    checkout.submit(ContactForm(.ada))
    try await stage.settle()
    return checkout
  }
}
