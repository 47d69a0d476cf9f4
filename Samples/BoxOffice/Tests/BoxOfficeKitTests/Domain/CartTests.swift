import BoxOfficeKit
import Testing

@MainActor struct CartTests {
  let seating = FakeSeating()
  let cart: Cart

  init() {
    cart = Cart(show: .owl, seating: seating)
    cart.choose(.premiere)
  }

  @Test func `Seats are chosen in order and add up by their bands`() throws {
    for seat in Seat.list("B1 A4") { try cart.toggle(seat) }
    #expect(cart.seats == Seat.list("A4 B1"))
    #expect(cart.total == Money(pence: 3250))
  }

  @Test func `A seat that is chosen twice is given back`() throws {
    for seat in Seat.list("A4 A4") { try cart.toggle(seat) }
    #expect(cart.seats.isEmpty)
  }

  @Test func `A taken seat cannot be had`() {
    #expect(throws: SeatError.taken(Seat.list("A1"))) { try cart.toggle(Seat(row: "A", number: 1)) }
  }

  @Test func `A seat that the house does not have cannot be had`() {
    let seat = Seat(row: "Z", number: 1)
    #expect(throws: SeatError.unknown(seat)) { try cart.toggle(seat) }
  }

  @Test func `One order holds eight seats`() throws {
    for seat in Seat.list("A3 A4 A5 A6 B1 B2 B3 B4") { try cart.toggle(seat) }
    #expect(throws: SeatError.tooMany) { try cart.toggle(Seat(row: "B", number: 5)) }
  }

  @Test func `Another evening starts without seats, the same one keeps them`() throws {
    try cart.toggle(Seat(row: "A", number: 3))
    cart.choose(.premiere)
    #expect(cart.seats == Seat.list("A3"))
    cart.choose(.matinee)
    #expect(cart.seats.isEmpty)
  }

  @Test func `Seats that were taken meanwhile are given back and told`() throws {
    for seat in Seat.list("A3 A4") { try cart.toggle(seat) }
    seating.taken = Seat.set("A4")
    #expect(cart.dropTaken() == Seat.list("A4"))
    #expect(cart.seats == Seat.list("A3"))
  }

  @Test func `There is no order before all has been chosen`() throws {
    #expect(cart.order(for: .ada) == nil)
    try cart.toggle(Seat(row: "A", number: 3))
    #expect(cart.order(for: .ada) == nil)
    cart.contact = .ada
    #expect(cart.order(for: .ada)?.total == Money(pence: 2000))
  }

  @Test func `A kept cart is restored, except for seats that are no longer available`() throws {
    for seat in Seat.list("A3 A4") { try cart.toggle(seat) }
    cart.form = ContactForm(name: "Ada")
    let again = Cart(show: .owl, seating: seating)
    seating.taken = Seat.set("A4")
    again.contents = cart.contents
    #expect(again.performance == .premiere)
    #expect(again.seats == Seat.list("A3"))
    #expect(again.form?.name == "Ada")
  }
}
