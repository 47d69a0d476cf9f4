import BoxOfficeKit

/// A bank that does at once what the test wants, or waits until it is told.
final class FakePayments: Payments {
  var refusal: PaymentDeclined?
  var isHesitating = false
  var isAbandoned = false
  private(set) var charged: [Money] = []
  private(set) var refunded: [Money] = []

  func charge(_ amount: Money, progress: (PaymentStep) -> Void) async throws -> Receipt {
    progress(.connecting)
    if isHesitating { try await hesitate() }
    progress(.authorizing)
    if let refusal { throw refusal }
    progress(.booking)
    charged.append(amount)
    return Receipt(amount: amount)
  }

  func refund(_ receipt: Receipt) async { refunded.append(receipt.amount) }

  /// Waits for whoever pays to give up.
  private func hesitate() async throws {
    for await _ in AsyncStream<Never>.makeStream().stream {}
    isAbandoned = true
    try Task.checkCancellation()
  }
}
