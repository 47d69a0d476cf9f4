import BoxOfficeKit
import Testing
import UsherTesting

@MainActor struct PretendPaymentsTests {
  let payments = PretendPayments(clock: HastyClock())

  @Test func `The bank tells its steps`() async throws {
    var steps: [PaymentStep] = []
    _ = try await payments.charge(Money(pence: 4000)) { steps.append($0) }
    #expect(steps == [.connecting, .authorising, .booking])
  }

  @Test func `The bank takes its time on the clock that it is given`() async throws {
    let (clock, steps) = (StageClock(), Steps())
    let charging = Task {
      try await PretendPayments(clock: clock).charge(Money(pence: 4000)) { steps.seen.append($0) }
    }
    for step in PaymentStep.allCases {
      await clock.idle()
      #expect(steps.seen.last == step)
      clock.advance(by: .milliseconds(800))
    }
    #expect(try await charging.value == Receipt(amount: Money(pence: 4000)))
  }

  @Test func `The bank declines what is above its limit`() async {
    await #expect(
      throws: PaymentDeclined("The bank will not pay more than £250.00 for one evening.")
    ) {
      try await payments.charge(Money(pence: 250_01)) { _ in }
    }
  }
}

/// The steps that somebody was told.
@MainActor private final class Steps {
  var seen: [PaymentStep] = []
}
