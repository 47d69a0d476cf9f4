public import Observation

/// Which seats can still be had.
@MainActor public protocol Seating {
  /// Returns the seats of a performance that cannot be had.
  func taken(at performance: Performance) -> Set<Seat>
  /// Keeps seats from everybody else while they are being paid.
  func hold(_ seats: [Seat], at performance: Performance) throws(SeatError)
  /// Lets go of seats that were held.
  func release(_ seats: [Seat], at performance: Performance)
}

/// The seating of the theater: sold in advance, sold here, or held by somebody who is paying.
@Observable @MainActor public final class HouseSeating: Seating {
  private let tickets: TicketBook
  private var held: [Performance.ID: Set<Seat>] = [:]

  /// Makes a seating over the tickets that have been sold.
  public init(tickets: TicketBook) { self.tickets = tickets }

  /// Returns the seats of a performance that cannot be had.
  public func taken(at performance: Performance) -> Set<Seat> {
    let sold = tickets.tickets.filter { $0.performance == performance.id }.flatMap(\.seats)
    return performance.taken.union(sold).union(held[performance.id] ?? [])
  }

  /// Keeps seats from everybody else while they are being paid.
  public func hold(_ seats: [Seat], at performance: Performance) throws(SeatError) {
    let gone = taken(at: performance).intersection(seats).sorted()
    guard gone.isEmpty else { throw .taken(gone) }
    held[performance.id, default: []].formUnion(seats)
  }

  /// Lets go of seats that were held.
  public func release(_ seats: [Seat], at performance: Performance) {
    held[performance.id]?.subtract(seats)
  }
}
