public import UsherDI

/// The season, with a search; made in the scope of `ShowsCoordinator`.
public protocol ShowListScreen: Screen {}

/// One show; made with the `Show`.
public protocol ShowScreen: Screen {}

/// What follows a purchase; made with the `Ticket`.
public protocol ThanksScreen: Screen {}
