public import Observation

/// What somebody is choosing in one checkout; it goes when the checkout goes.
@Observable @MainActor public final class Cart {
  /// The show that is being bought.
  public let show: Show
  /// The evening, once it has been chosen.
  public private(set) var performance: Performance?
  /// The seats that have been chosen, in order.
  public private(set) var seats: [Seat] = []
  /// What has been typed into the form for contact details.
  public var form: ContactForm?
  /// Who to ask for at the door, once the form has been checked.
  public var contact: Contact?

  private let seating: any Seating

  /// Makes an empty cart for a show.
  public init(show: Show, seating: any Seating) {
    self.show = show
    self.seating = seating
  }

  /// What the chosen seats cost.
  public var total: Money { seats.compactMap(show.price(of:)).total() }

  /// The seats of the chosen evening that cannot be had.
  public var taken: Set<Seat> { performance.map(seating.taken(at:)) ?? [] }

  /// How many seats can be had, for those who do not see the plan.
  public var announcement: String? {
    let all = show.house.rows.flatMap(\.seats)
    return "Seats, \(all.count { !taken.contains($0) }) of \(all.count) free"
  }

  /// Chooses the evening; another one than before starts with no seats.
  public func choose(_ performance: Performance) {
    if performance != self.performance { seats = [] }
    self.performance = performance
  }

  /// Chooses a seat, or gives it back if it had been chosen.
  public func toggle(_ seat: Seat) throws(SeatError) {
    guard !seats.contains(seat) else { return seats.removeAll { $0 == seat } }
    guard show.house.band(of: seat) != nil else { throw .unknown(seat) }
    guard !taken.contains(seat) else { throw .taken([seat]) }
    guard seats.count < Order.seatLimit else { throw .tooMany }
    seats = (seats + [seat]).sorted()
  }

  /// Gives back the chosen seats that somebody else has taken meanwhile, and returns them.
  @discardableResult public func dropTaken() -> [Seat] {
    let gone = seats.filter(taken.contains)
    seats.removeAll(where: gone.contains)
    return gone
  }

  /// Returns the order, or nil while something has not been chosen.
  public func order(for account: Account) -> Order? {
    guard let performance, let contact, !seats.isEmpty else { return nil }
    return Order(
      account: account, show: show, performance: performance, seats: seats, contact: contact,
      total: total)
  }
}

extension Cart {
  /// What somebody has chosen and typed, to be kept.
  public nonisolated struct Contents: Hashable, Sendable, Codable {
    /// The evening.
    let performance: Performance.ID?
    /// The seats.
    let seats: [Seat]
    /// What has been typed into the form for contact details.
    let form: ContactForm?
    /// Who to ask for at the door.
    let contact: Contact?
  }

  /// What has been chosen and typed; what cannot be had any more does not come back.
  public var contents: Contents {
    get { Contents(performance: performance?.id, seats: seats, form: form, contact: contact) }
    set {
      form = newValue.form
      contact = newValue.contact
      guard let evening = show.performances.first(where: { $0.id == newValue.performance })
      else { return }
      choose(evening)
      for seat in newValue.seats where !seats.contains(seat) { try? toggle(seat) }
    }
  }
}
