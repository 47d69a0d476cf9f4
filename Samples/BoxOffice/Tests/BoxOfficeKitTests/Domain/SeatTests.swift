import BoxOfficeKit
import Testing

@Test(arguments: [("A1", "A1"), ("c12", "C12"), ("AA3", "AA3")])
func `A seat is read as people say it`(text: String, seat: String) {
  #expect(Seat(text)?.description == seat)
}

@Test(arguments: ["", "7", "A", "A0", "A-1", "A1x", "the front"])
func `Text that is not a seat is not read as one`(text: String) {
  #expect(Seat(text) == nil)
}

@Test func `Seats are listed in order of rows and numbers`() {
  #expect(Seat.list("B2 A10 A9").onTicket == "A9, A10, B2")
}
