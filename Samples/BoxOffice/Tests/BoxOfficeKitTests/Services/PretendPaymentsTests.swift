import BoxOfficeKit
import Testing
import UsherTesting

@MainActor struct PretendPaymentsTests {
  let clock = StageClock()
  var payments: PretendPayments { PretendPayments(clock: clock) }

  @Test func `The bank tells its steps`() async throws {
    let steps = Steps()
    _ = try await clock.run {
      try await payments.charge(Money(pence: 4000)) { steps.seen.append($0) }
    }
    #expect(steps.seen == [.connecting, .authorizing, .booking])
  }

  @Test func `The bank takes its time on the clock that it is given`() async throws {
    let steps = Steps()
    let charging = Task {
      try await payments.charge(Money(pence: 4000)) { steps.seen.append($0) }
    }
    for step in PaymentStep.allCases {
      await clock.idle()
      #expect(steps.seen.last == step)
      await clock.advance(by: .milliseconds(800))
    }
    #expect(try await charging.value == Receipt(amount: Money(pence: 4000)))
  }

  @Test func `The bank declines what is above its limit`() async {
    await #expect(
      throws: PaymentDeclined("The bank will not pay more than £250.00 for one evening.")
    ) {
      try await clock.run { try await payments.charge(Money(pence: 250_01)) { _ in } }
    }
  }
}

/// The steps that somebody was told.
@MainActor private final class Steps {
  var seen: [PaymentStep] = []
}
