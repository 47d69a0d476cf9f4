import BoxOfficeKit
import UsherTesting

/// The bank of the app, which takes ten minutes longer when it is slow.
final class SlowPayments: Payments {
  var isSlow = false
  private let bank: PretendPayments
  private let clock: StageClock

  init(_ clock: StageClock) { (bank, self.clock) = (PretendPayments(clock: clock), clock) }

  func charge(_ amount: Money, progress: (PaymentStep) -> Void) async throws -> Receipt {
    let receipt = try await bank.charge(amount, progress: progress)
    if isSlow { try await clock.sleep(for: .seconds(600)) }
    return receipt
  }

  func refund(_ receipt: Receipt) async { await bank.refund(receipt) }
}
