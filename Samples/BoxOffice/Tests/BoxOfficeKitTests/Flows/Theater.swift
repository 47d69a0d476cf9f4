import BoxOfficeKit
import Foundation
import Testing
import UsherDI
import UsherTesting

/// The box office on a stage, with one show, and a fake for all that lies outside.
@MainActor final class Theater {
  let payments = FakePayments()
  let seating = FakeSeating()
  let tickets = MemoryStorage<TicketBook.Contents>()
  /// What came back, where it was to stand where the last one stood.
  let report: RestorationReport?
  let stage: TestStage

  /// Opens it, and has it stand where the last one stood that was kept in a store.
  init(
    account: Account? = .ada, season: FakeCatalog = FakeCatalog(), window: SnapshotFile? = nil
  ) throws {
    let (payments, seating, tickets) = (payments, seating, tickets)
    let remembered = MemoryStorage<Account?>(.some(account))
    var report: RestorationReport?
    stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: .temporaryDirectory),
      CoordinatorsAssembly(), TestScreens()
    ) {
      $0.register(value: season, as: (any Catalog).self)
      $0.register(FakeMembers.init, as: (any Members).self)
      $0.register(value: payments, as: (any Payments).self)
      $0.register(value: seating, as: (any Seating).self)
      $0.register(value: tickets, as: (any Storage<TicketBook.Contents>).self)
      $0.register(value: remembered, as: (any Storage<Account?>).self)
    } beforeStart: {
      try $0.furnish()
      guard let window else { return }
      $0.autosave(to: window)
      report = try $0.resumeVisit(from: window)
    }
    self.report = report
  }

  /// The checkout that is going on.
  var checkout: CheckoutCoordinator {
    get throws { try stage.coordinator() }
  }

  /// Opens the show's page and asks to buy.
  func buy() async throws {
    try stage.coordinator(ShowsCoordinator.self).open(.owl)
    try stage.coordinator(ShowsCoordinator.self).buy(.owl)
    await stage.settle()
  }

  /// Buys until all has been chosen and the order is summed up.
  func buyUntilSummary() async throws {
    try await buy()
    let checkout = try checkout
    checkout.choose(.premiere)
    for seat in Seat.list("A3 A4") { try checkout.toggle(seat) }
    checkout.confirmSeats()
    checkout.submit(ContactForm(.ada))
    await stage.settle()
  }

  /// Fills in the form of whoever signs in, and submits it.
  func fillIn(password: String) throws {
    let signIn = try stage.coordinator(SignInCoordinator.self)
    let form = try signIn.resolve(SignInForm.self)
    form.email = "ada@lantern.example"
    form.password = password
    signIn.submit()
  }
}
