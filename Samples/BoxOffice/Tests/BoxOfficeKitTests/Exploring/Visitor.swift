import BoxOfficeKit
import Foundation
import Testing
import UsherDI
import UsherExplorer

/// Somebody who tries everything that the box office offers.
///
/// The bank and the members' desk are the ones of the app, and take their time on the stage's clock.
@MainActor enum Visitor {
  /// What a visitor sees who tries everything, found out once for all tests.
  static let exploration = Task { await explorer.explore() }

  /// What a visitor suffers who is interrupted everywhere, and on four walks; found out once for all
  /// tests.
  static let survival = Task { @MainActor in
    var explorer = Visitor.explorer
    explorer.randomWalks = (seed: 1, count: 4)
    return await explorer.interrupt()
  }

  static var explorer: Explorer {
    var explorer = Explorer(making: "try Visitor.stage()") { try stage() }
    explorer.onRestart(making: "try Visitor.stage(after: stage)") { try stage(after: $0) }
    explorer.tellApart = { "\($0.account == nil) \($0.tickets.count)" }
    // Whoever signs in at their account or to see their tickets is known to the session by then.
    explorer.isMeant = { $0.kind == .lostResult && $0.subject == "SignIn" }
    explorer.interruptions += [.signedOut, .theBankIsSlow, .theDiskIsFull]
    return explorer
  }

  /// Opens the box office, with what it has kept of the last visit.
  static func stage(after last: TestStage? = nil) throws -> TestStage {
    let clock = StageClock()
    let tickets = try MemoryStorage<TicketBook.Contents>(of: last)
    let account = try MemoryStorage<Account?>(of: last)
    let bank = SlowPayments(clock)
    let stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: .temporaryDirectory, clock: clock),
      CoordinatorsAssembly(), TestScreens(), clock: clock
    ) {
      $0.register(
        value: FakeCatalog(shows: [.owl(on: [.premiere])]), as: (any Catalog).self)
      $0.register(value: tickets, as: (any Storage<TicketBook.Contents>).self)
      $0.register(value: account, as: (any Storage<Account?>).self)
      $0.register(value: bank, as: (any Payments).self)
    } beforeStart: {
      try $0.furnish()
    }
    stage.offerTyping()
    stage.keepPurchases()
    return stage
  }
}

extension MemoryStorage {
  /// Makes a storage with what the storage on a stage has kept.
  fileprivate convenience init(of last: TestStage?) throws {
    self.init(try last?.container?.resolve((any Storage<Value>).self).load().value)
  }
}

extension TestStage {
  /// Offers what is typed or touched on displays: a seat of the plan, and two forms.
  fileprivate func offerTyping() {
    offer(on: TestScreens.SeatPlan.self, to: CheckoutCoordinator.self) { _, checkout in
      guard let cart = try? checkout.resolve(Cart.self) else { return [] }
      return Seat.list("A3").filter { !cart.taken.contains($0) }.map { seat in
        ScreenAction(cart.seats.isEmpty ? "Take A3" : "Give A3 back") { try checkout.toggle(seat) }
      }
    }
    offer(on: TestScreens.ContactDetails.self, to: CheckoutCoordinator.self) { _, checkout in
      [ScreenAction("Go on") { checkout.submit(ContactForm(.ada)) }]
    }
    offer(on: TestScreens.SignInPage.self, to: SignInCoordinator.self) { _, signIn in
      guard let form = try? signIn.resolve(SignInForm.self), form.email.isEmpty else { return [] }
      return [
        ScreenAction("Type") {
          form.email = "ada@lantern.example"
          form.password = PretendMembers.password
        }
      ]
    }
  }

  /// Declares what nobody may lose: who is signed in, the seats in the cart, and the tickets.
  fileprivate func keepPurchases() {
    keep("account") { stage in [stage.account].compactMap { $0?.email.description } }
    keep("seat") { stage in
      (try? stage.find(CheckoutCoordinator.self)?.resolve(Cart.self).seats.map(\.description)) ?? []
    }
    keep("ticket") { stage in
      let book = try? stage.director.root.resolve(TicketBook.self)
      return book?.tickets.map { "\($0.title) \($0.seats.onTicket)" } ?? []
    }
  }

  fileprivate var account: Account? {
    try? director.root.resolve(Session.self).account
  }

  fileprivate var tickets: [Ticket] {
    guard let account else { return [] }
    return (try? director.root.resolve(TicketBook.self).tickets(of: account)) ?? []
  }
}
