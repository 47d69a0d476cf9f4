import BoxOfficeKit
import Testing
import UsherTesting

@MainActor struct TillTests {
  let payments = FakePayments()
  let storage = MemoryStorage<TicketBook.Contents>()
  let tickets: TicketBook
  let seating: HouseSeating
  let till: Till

  init() {
    tickets = TicketBook(storage: storage)
    seating = HouseSeating(tickets: tickets)
    till = Till(payments: payments, seating: seating, tickets: tickets)
  }

  @Test func `A paid order becomes a ticket and its seats are taken`() async throws {
    let ticket = try await till.pay(.sample())
    #expect(tickets.tickets == [ticket])
    #expect(payments.charged == [Money(pence: 4000)])
    #expect(seating.taken(at: .premiere) == Seat.set("A1 A2 A3 A4"))
    #expect(seating.taken(at: .matinee).isEmpty)
  }

  @Test func `A declined order takes neither money nor seats`() async throws {
    payments.refusal = PaymentDeclined("No.")
    await #expect(throws: PaymentDeclined("No.")) { try await till.pay(.sample()) }
    #expect(tickets.tickets.isEmpty)
    #expect(seating.taken(at: .premiere) == Seat.set("A1 A2"))
  }

  @Test func `Seats that are gone are refused before the bank is asked`() async throws {
    _ = try tickets.issue(.sample("A4"))
    await #expect(throws: SeatError.taken(Seat.list("A4"))) { try await till.pay(.sample()) }
    #expect(payments.charged.isEmpty)
  }

  @Test func `Seats are held while they are being paid, and released when somebody leaves`()
    async throws
  {
    payments.isHesitating = true
    let order = try Order.sample()
    let paying = Task { try await till.pay(order) }
    await StageClock().idle()
    #expect(seating.taken(at: .premiere) == Seat.set("A1 A2 A3 A4"))
    paying.cancel()
    await #expect(throws: CancellationError.self) { try await paying.value }
    #expect(payments.isAbandoned)
    #expect(seating.taken(at: .premiere) == Seat.set("A1 A2"))
  }

  @Test func `A user who leaves after the bank has paid gets the money back`() async throws {
    let order = try Order.sample()
    let paying = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await till.pay(order)
    }
    await #expect(throws: CancellationError.self) { try await paying.value }
    #expect(payments.refunded == [Money(pence: 4000)])
    #expect(tickets.tickets.isEmpty)
  }

  @Test func `A ticket that cannot be written down is paid back`() async throws {
    storage.fault = MemoryFault()
    await #expect(throws: MemoryFault.self) { try await till.pay(.sample()) }
    #expect(payments.refunded == [Money(pence: 4000)])
  }
}
