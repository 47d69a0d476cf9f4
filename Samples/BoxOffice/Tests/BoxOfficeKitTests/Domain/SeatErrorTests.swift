import BoxOfficeKit
import Testing

@Test(arguments: [
  (SeatError.unknown(Seat(row: "Z", number: 9)), "There is no seat Z9 in this house."),
  (.taken(Seat.list("A1")), "Seat A1 is taken."),
  (.taken(Seat.list("A1 A2")), "Seats A1, A2 are taken."),
  (.tooMany, "One order may hold 8 seats."),
])
func `A seat that cannot be had says why`(error: SeatError, text: String) {
  #expect(error.description == text)
}
