import BoxOfficeKit

/// A house where the test decides which seats are gone.
final class FakeSeating: Seating {
  var taken: Set<Seat> = []
  private(set) var held: Set<Seat> = []

  func taken(at performance: Performance) -> Set<Seat> {
    performance.taken.union(taken).union(held)
  }

  func hold(_ seats: [Seat], at performance: Performance) throws(SeatError) {
    let gone = taken(at: performance).intersection(seats).sorted()
    guard gone.isEmpty else { throw .taken(gone) }
    held.formUnion(seats)
  }

  func release(_ seats: [Seat], at performance: Performance) { held.subtract(seats) }
}
