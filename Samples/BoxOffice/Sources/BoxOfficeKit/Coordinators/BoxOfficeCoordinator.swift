public import UsherDI

/// The whole box office: three tabs, each a coordinator of its own.
public final class BoxOfficeCoordinator: Coordinator {
  private let session: Session
  private let tickets: TicketBook

  /// Makes the box office.
  public init(session: Session, tickets: TicketBook) {
    self.session = session
    self.tickets = tickets
  }

  /// Starts the tabs.
  public override func build() throws -> Layout {
    .tabs(
      try startEmbedded(ShowsCoordinator.self),
      try startEmbedded(TicketsCoordinator.self),
      try startEmbedded(AccountCoordinator.self))
  }

  /// Tells whatever was wrong with the files of last time.
  public override func didStart() {
    task { [self] in
      for notice in [tickets.notice, session.notice].compactMap(\.self) {
        _ = await alert(Alert("Before we open", message: notice))
      }
    }
  }
}
