import Foundation
import Testing

// Testable, since the memberwise initializers of Show and Order are the kit's own.
@testable import BoxOfficeKit

extension House {
  static let shed = House(
    id: "shed", name: "The Shed",
    rows: [Row(name: "A", seats: 6, band: .stalls), Row(name: "B", seats: 6, band: .circle)])
}

extension Performance {
  static let premiere = Performance(
    id: "owl-1", starts: .at("2027-03-05T19:30:00Z"), taken: Seat.set("A1 A2"))
  static let matinee = Performance(id: "owl-2", starts: .at("2027-03-06T14:30:00Z"))
}

extension Show {
  static let owl = owl(on: [.premiere, .matinee])

  static func owl(on evenings: [Performance]) -> Show {
    Show(
      id: "owl", title: "The Owl at Noon", author: "N. Body", genre: "Comedy", minutes: 90,
      blurb: "An owl gets up early.", house: .shed,
      prices: [.stalls: Money(pence: 2000), .circle: Money(pence: 1250)], performances: evenings)
  }
}

extension Account {
  static let ada = Account(email: .known("ada@lantern.example"))
  static let ben = Account(email: .known("ben@lantern.example"))
}

extension Contact {
  static let ada = Contact(name: "Ada Quill", email: .known("ada@lantern.example"))
}

extension Order {
  @MainActor static func sample(
    _ chosen: String = "A3 A4", for account: Account = .ada
  ) throws -> Order {
    let cart = Cart(show: .owl, seating: FakeSeating())
    cart.choose(.premiere)
    for seat in Seat.list(chosen) { try cart.toggle(seat) }
    cart.contact = .ada
    return try #require(cart.order(for: account))
  }
}

extension Seat {
  /// Reads seats as they are said: `A3 A4`.
  static func list(_ text: String) -> [Seat] {
    text.split(separator: " ").compactMap { Seat(String($0)) }
  }

  static func set(_ text: String) -> Set<Seat> { Set(list(text)) }
}

extension Date {
  static func at(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }
}

extension EmailAddress {
  static func known(_ text: String) -> EmailAddress {
    guard let address = EmailAddress(text) else { preconditionFailure("no address: \(text)") }
    return address
  }
}
