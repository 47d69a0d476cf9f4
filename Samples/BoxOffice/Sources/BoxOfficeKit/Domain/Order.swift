/// Everything that has been chosen, ready to be paid.
public nonisolated struct Order: Hashable, Sendable {
  /// The most seats that one order may hold.
  public static let seatLimit = 8

  /// Whose order it is.
  public let account: Account
  /// The show.
  public let show: Show
  /// The evening.
  public let performance: Performance
  /// The seats, in order.
  public let seats: [Seat]
  /// Who to ask for at the door.
  public let contact: Contact
  /// What it costs.
  public let total: Money
}
