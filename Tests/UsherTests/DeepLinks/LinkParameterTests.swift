import Testing
import Usher

/// Values in links.
struct LinkParameterTests {
  /// A seat as a house writes it: `C12`.
  private struct Seat: DeepLinkParameter {
    let row: Character
    let number: Int

    static func fromLink(_ text: String) -> Seat? {
      guard let row = text.first, row.isLetter, let number = Int(text.dropFirst()) else {
        return nil
      }
      return Seat(row: row, number: number)
    }

    var linkText: String { "\(row)\(number)" }
  }

  private enum SeatRoute: Route { case seat(Seat) }

  @Test func `A custom type appears in links in its own form`() throws {
    let table = try DeepLinkTable(scheme: "house") {
      $0.add("seat/{seat}") { (seat: Seat) in DeepLink(SeatRoute.seat(seat)) }
    }
    let link = DeepLink(SeatRoute.seat(Seat(row: "C", number: 12)))
    #expect(try table.print(link).hasSuffix("seat/C12"))
    #expect(try table.parse("house://seat/C12") == link)
    #expect(throws: DeepLinkError.self) { try table.parse("house://seat/12") }
  }

  @Test func `A number that is not finite is in no link`() {
    #expect(Double.fromLink("1.5") == 1.5)
    #expect(Double.fromLink("inf") == nil)
    #expect(Double.fromLink("nan") == nil)
  }
}
