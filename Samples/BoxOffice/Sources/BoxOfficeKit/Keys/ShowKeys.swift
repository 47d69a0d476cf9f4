public import UsherDI

/// The season, with a search; a screen of `ShowsCoordinator`.
public struct AllShows: ScreenKey {}

/// What stands beside the season in a wide window until a show is chosen; a screen of
/// `ShowsCoordinator`.
public struct Foyer: ScreenKey {}

/// One show; a screen of `ShowsCoordinator`.
public struct ShowDetails: ScreenKey {
  /// The show.
  public let show: Show
}

/// What follows a purchase; a screen of `ShowsCoordinator`.
public struct ThankYou: ScreenKey {
  /// What was bought.
  public let ticket: Ticket
}
