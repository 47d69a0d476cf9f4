public import UsherDI

/// The tabs of the box office.
public enum BoxOfficeRoute: Route {
  /// The season.
  case shows
  /// The tickets of whoever is signed in.
  case tickets
  /// Who is signed in.
  case account
}

/// The places of the first tab.
public enum ShowsRoute: DurableRoute {
  /// What saved states call these routes.
  public static let tag = "shows"
  /// The season's list.
  case list
  /// A show's page, by the show's name or by its number in the season.
  case show(String)
  /// The purchase of seats for a show, which is for members.
  case seats(String)
}

/// A show's page is known to the system while it is in front; a purchase is nobody else's business.
extension ShowsRoute: Advertised {
  /// What a search and the owner's other devices are told.
  public var advertisement: Advertisement? {
    guard case .show(let id) = self else { return nil }
    return Advertisement("A show at the Lantern", for: [.handoff, .search], entity: id)
  }
}

/// The places of the second tab.
public enum TicketsRoute: DurableRoute {
  /// What saved states call these routes.
  public static let tag = "tickets"
  /// The list of tickets.
  case list
  /// One ticket, by its number; for its holder.
  case ticket(Ticket.ID)
}
