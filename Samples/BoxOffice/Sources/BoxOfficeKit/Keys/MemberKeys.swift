public import UsherDI

/// The tickets of whoever is signed in; a screen of `TicketsCoordinator`.
public struct AllTickets: ScreenKey {}

/// One ticket, which can be cancelled; a screen of `TicketsCoordinator`.
public struct TicketDetails: ScreenKey {
  /// The ticket.
  public let ticket: Ticket
}

/// Who is signed in; a screen of `AccountCoordinator`.
public struct OwnAccount: ScreenKey {}

/// The form of `SignInCoordinator`.
public struct EnterCredentials: ScreenKey {}
