public import Foundation
public import UsherDI

/// What the box office works with: the season, the bank, the files.
public struct ServicesAssembly: Assembly {
  private let data: URL
  private let clock: any Clock<Duration>

  /// Makes the services that keep their files in a folder and live by a clock.
  public init(data: URL, clock: any Clock<Duration> = ContinuousClock()) {
    self.data = data
    self.clock = clock
  }

  /// Registers them.
  public func assemble(into registrar: Registrar) {
    registrar.register(value: clock)
    registrar.register(value: tickets)
    registrar.register(value: account)
    registrar.register({ try Season() }, as: (any Catalogue).self, lifetime: .shared)
    registrar.register(PretendMembers.init, as: (any Members).self, lifetime: .shared)
    registrar.register(PretendPayments.init, as: (any Payments).self, lifetime: .shared)
    registrar.register(HouseSeating.init, as: (any Seating).self, lifetime: .shared)
    registrar.register(TicketBook.init, lifetime: .shared)
    registrar.register(Session.init, lifetime: .shared)
  }

  private var tickets: any Storage<TicketBook.Contents> {
    JSONFile(data.appending(path: "tickets.json"))
  }

  private var account: any Storage<Account?> { JSONFile(data.appending(path: "account.json")) }
}
