import BoxOfficeKit
import Testing

@MainActor struct PretendPaymentsTests {
  let payments = PretendPayments(clock: HastyClock())

  @Test func `The bank tells its steps`() async throws {
    var steps: [PaymentStep] = []
    _ = try await payments.charge(Money(pence: 4000)) { steps.append($0) }
    #expect(steps == [.connecting, .authorising, .booking])
  }

  @Test func `The bank declines what is above its limit`() async {
    await #expect(
      throws: PaymentDeclined("The bank will not pay more than £250.00 for one evening.")
    ) {
      try await payments.charge(Money(pence: 250_01)) { _ in }
    }
  }
}
