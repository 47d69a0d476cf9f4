public import Foundation

/// One purchase as it is kept and printed; readable even when the season has changed.
public nonisolated struct Ticket: Hashable, Sendable, Codable, Identifiable {
  /// The running number of the ticket.
  public let id: Int
  /// Whose ticket it is.
  public let holder: Account
  /// The show's title.
  public let title: String
  /// The name of the house.
  public let house: String
  /// The performance in the season's file.
  public let performance: Performance.ID
  /// When the curtain rises.
  public let starts: Date
  /// The seats, in order.
  public let seats: [Seat]
  /// Who to ask for at the door.
  public let contact: Contact
  /// What was paid.
  public let total: Money

  /// The number as it is printed: `No. 0042`.
  public var number: String {
    "No. \(id.formatted(.number.grouping(.never).precision(.integerLength(4...))))"
  }
}

nonisolated extension Ticket {
  /// Makes the ticket of an order that has been paid.
  public init(id: Int, for order: Order) {
    self.init(
      id: id, holder: order.account, title: order.show.title, house: order.show.house.name,
      performance: order.performance.id, starts: order.performance.starts, seats: order.seats,
      contact: order.contact, total: order.total)
  }
}
