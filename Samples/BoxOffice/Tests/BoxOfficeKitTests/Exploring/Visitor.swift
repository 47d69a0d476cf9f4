import BoxOfficeKit
import Foundation
import Testing
import UsherDI
import UsherTesting

/// Somebody who tries everything that the box office offers.
///
/// The bank and the members' desk are the ones of the app, and take their time on the stage's clock.
@MainActor enum Visitor {
  /// What a visitor sees who tries everything, found out once for all tests.
  static let exploration = Task { await explorer.explore() }

  static var explorer: Explorer {
    var explorer = Explorer(making: "try Visitor.stage()") { try stage() }
    explorer.tellApart = { "\($0.account == nil) \($0.tickets.count)" }
    // Whoever signs in at their account or to see their tickets is known to the session by then.
    // A ticket is shown again to whoever has bought it, which nobody has on a fresh stage.
    explorer.isMeant = { finding in
      (finding.kind == .lostResult && finding.subject == "SignIn")
        || (finding.kind == .strayLink && finding.subject.hasPrefix("boxoffice://tickets/"))
        || (finding.kind == .restoration && finding.detail.contains("\(NotFound.ticket(1))"))
    }
    return explorer
  }

  static func stage() throws -> TestStage {
    let clock = StageClock()
    let stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: .temporaryDirectory, clock: clock),
      CoordinatorsAssembly(), TestScreens(), clock: clock
    ) {
      $0.register(FakeCatalog.init, as: (any Catalog).self)
      $0.register(
        value: MemoryStorage<TicketBook.Contents>(), as: (any Storage<TicketBook.Contents>).self)
      $0.register(value: MemoryStorage<Account?>(), as: (any Storage<Account?>).self)
    } beforeStart: {
      try $0.furnish()
    }
    stage.offerShows()
    stage.offerCheckout()
    stage.offerAccount()
    return stage
  }
}

extension TestStage {
  fileprivate func offerShows() {
    offer(on: (any ShowListScreen).self, to: ShowsCoordinator.self) { _, shows in
      [OfferedAction("The Owl at Noon") { shows.open(.owl) }]
    }
    offer(on: (any ShowScreen).self, to: ShowsCoordinator.self) { _, shows in
      [OfferedAction("Buy tickets") { shows.buy(.owl) }]
    }
    offer(on: (any TicketListScreen).self, to: TicketsCoordinator.self) { [unowned self] _, list in
      if account == nil { return [OfferedAction("Sign in") { list.signIn() }] }
      return tickets.map { ticket in OfferedAction(ticket.title) { list.open(ticket) } }
    }
    offer(on: (any TicketScreen).self, to: TicketsCoordinator.self) { [unowned self] _, list in
      tickets.map { ticket in OfferedAction("Cancel it") { list.cancel(ticket) } }
    }
  }

  fileprivate func offerCheckout() {
    offer(on: (any PerformancesScreen).self, to: CheckoutCoordinator.self) { _, checkout in
      [OfferedAction("First night") { checkout.choose(.premiere) }]
    }
    offer(on: (any SeatPlanScreen).self, to: CheckoutCoordinator.self) { _, checkout in
      guard let cart = try? checkout.resolve(Cart.self) else { return [] }
      let seat = Seat.list("A3").filter { !cart.taken.contains($0) }
      let choice = seat.map { seat in
        OfferedAction(cart.seats.isEmpty ? "Take A3" : "Give A3 back") { try checkout.toggle(seat) }
      }
      return choice
        + (cart.seats.isEmpty ? [] : [OfferedAction("Go on") { checkout.confirmSeats() }])
    }
    offer(on: (any ContactScreen).self, to: CheckoutCoordinator.self) { _, checkout in
      [
        OfferedAction("Go on") { checkout.submit(ContactForm(.ada)) },
        OfferedAction("Sign out") { checkout.signOut() },
      ]
    }
    offer(on: (any SummaryScreen).self, to: CheckoutCoordinator.self) { _, checkout in
      [OfferedAction("Pay") { checkout.pay() }]
    }
    offer(on: (any PaymentScreen).self, to: PaymentCoordinator.self) { _, payment in
      [OfferedAction("Give up") { payment.cancel() }]
    }
  }

  fileprivate func offerAccount() {
    offer(on: (any SignInScreen).self, to: SignInCoordinator.self) { _, signIn in
      guard let form = try? signIn.resolve(SignInForm.self), !form.isWaiting else { return [] }
      return [
        OfferedAction("Let me in") {
          form.email = "ada@lantern.example"
          form.password = PretendMembers.password
          signIn.submit()
        }
      ]
    }
    offer(on: (any AccountScreen).self, to: AccountCoordinator.self) { [unowned self] _, desk in
      account == nil
        ? [OfferedAction("Sign in") { desk.signIn() }]
        : [OfferedAction("Sign out") { desk.signOut() }]
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
