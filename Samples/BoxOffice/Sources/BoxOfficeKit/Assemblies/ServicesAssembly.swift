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
    registrar.register(value: clock, as: (any Clock<Duration>).self)
    keep(TicketBook.Contents.self, in: "tickets.json", registrar)
    keep(Account?.self, in: "account.json", registrar)
    keep(Footfall.Counts.self, in: "footfall.json", registrar)
    registrar.register({ try Season() }, as: (any Catalog).self, lifetime: .shared)
    registrar.register(PretendMembers.init, as: (any Members).self, lifetime: .shared)
    registrar.register(PretendPayments.init, as: (any Payments).self, lifetime: .shared)
    registrar.register(HouseSeating.init, as: (any Seating).self, lifetime: .shared)
    registrar.register(TicketBook.init, lifetime: .shared)
    registrar.register(Session.init, lifetime: .shared)
    registrar.register(Footfall.init, lifetime: .shared)
  }

  @MainActor private func keep<Value: Codable & Sendable>(
    _ type: Value.Type, in name: String, _ registrar: Registrar
  ) {
    let file = JSONFile<Value>(data.appending(path: name))
    registrar.register(value: file, as: (any Storage<Value>).self)
  }
}
