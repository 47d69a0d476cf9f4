/// Why a seat cannot be had.
public nonisolated enum SeatError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The house has no such seat.
  case unknown(Seat)
  /// Somebody else has them.
  case taken([Seat])
  /// One order may hold no more.
  case tooMany

  /// What to tell whoever chose it.
  public var description: String {
    switch self {
    case .unknown(let seat): "There is no seat \(seat) in this house."
    case .taken(let seats) where seats.count == 1: "Seat \(seats.onTicket) is taken."
    case .taken(let seats): "Seats \(seats.onTicket) are taken."
    case .tooMany: "One order may hold \(Order.seatLimit) seats."
    }
  }
}
