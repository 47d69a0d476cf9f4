import UsherDI

/// A bank for a theater that does not exist: it takes its time, and has its limits.
public struct PretendPayments: Payments {
  /// The most that this bank lets anybody spend on one evening.
  public static let limit = Money(pence: 250_00)

  private let clock: any Clock<Duration>

  /// Makes a bank that keeps its own time.
  public init(clock: any Clock<Duration>) { self.clock = clock }

  /// Takes an amount, telling each step as it begins; cancelling the task abandons it.
  public func charge(_ amount: Money, progress: (PaymentStep) -> Void) async throws -> Receipt {
    for step in PaymentStep.allCases {
      progress(step)
      try await clock.sleep(for: .milliseconds(800))
      if step == .authorizing { try authorize(amount) }
    }
    return Receipt(amount: amount)
  }

  /// Gives back what was taken.
  public func refund(_ receipt: Receipt) async {}

  private func authorize(_ amount: Money) throws(PaymentDeclined) {
    guard amount <= PretendPayments.limit else {
      throw PaymentDeclined(
        "The bank will not pay more than \(PretendPayments.limit) for one evening.")
    }
  }
}
