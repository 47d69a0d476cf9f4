public import UsherDI

/// The tickets of whoever is signed in; made in the scope of `TicketsCoordinator`.
public protocol TicketListScreen: Screen {}

/// One ticket, which can be cancelled; made with the `Ticket`.
public protocol TicketScreen: Screen {}
