import BoxOfficeKit
import Foundation
import Testing

@Test func `Dates print in the theater's language and time, whatever the machine's are`() {
  let date = Date.at("2027-03-05T19:30:00Z")
  #expect(date.onTicket == "Fri 5 March 2027, 19:30")
  #expect(date.dayOfSeason == "5 Mar")
  #expect(date.timeOfDay == "19:30")
}
