public import Observation

/// Where one order is paid: seats are held, the bank is asked, the ticket is kept.
///
/// Whatever goes wrong once the bank has paid, or whoever leaves, is given the money back.
@Observable @MainActor public final class Till {
  /// What is going on now, or nil before the bank has been rung.
  public private(set) var step: PaymentStep?

  private let payments: any Payments
  private let seating: any Seating
  private let tickets: TicketBook

  /// Makes a till.
  public init(payments: any Payments, seating: any Seating, tickets: TicketBook) {
    self.payments = payments
    self.seating = seating
    self.tickets = tickets
  }

  /// Takes the money for an order and returns its ticket.
  public func pay(_ order: Order) async throws -> Ticket {
    try seating.hold(order.seats, at: order.performance)
    defer { seating.release(order.seats, at: order.performance) }
    let receipt = try await payments.charge(order.total) { step = $0 }
    do {
      try Task.checkCancellation()
      return try tickets.issue(order)
    } catch {
      await payments.refund(receipt)
      throw error
    }
  }
}
