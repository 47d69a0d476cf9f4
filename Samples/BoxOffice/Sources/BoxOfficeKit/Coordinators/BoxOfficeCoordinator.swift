public import UsherDI

/// The whole box office: three tabs, each a coordinator of its own.
public final class BoxOfficeCoordinator: Coordinator, Routing {
  private let session: Session
  private let tickets: TicketBook

  /// Makes the box office.
  public init(session: Session, tickets: TicketBook) {
    self.session = session
    self.tickets = tickets
  }

  /// Names the tabs, each with the route that leads to it.
  public override func build() -> SceneLayout {
    .tabs(
      ShowsTab().at(BoxOfficeRoute.shows).labeled(TabLabel(image: .symbol("theatermasks"))),
      TicketsTab().at(BoxOfficeRoute.tickets).labeled(TabLabel(image: .symbol("ticket"))),
      AccountTab().at(BoxOfficeRoute.account).labeled(
        TabLabel(image: .symbol("person.crop.circle"))))
  }

  /// Begins with the season.
  public var initialRoute: BoxOfficeRoute { .shows }

  /// Leads to a tab.
  public func transition(to route: BoxOfficeRoute) -> SceneTransition {
    switch route {
    case .shows: .select(ShowsTab())
    case .tickets: .select(TicketsTab())
    case .account: .select(AccountTab())
    }
  }

  /// Tells whatever was wrong with the files of last time, and shows whoever signs out what is left.
  public override func didStart() {
    let endings = session.endings
    task { [self] in
      for notice in [tickets.notice, session.notice].compactMap(\.self) {
        _ = await alert(SceneAlert("Before we open", message: notice))
      }
    }
    task { [self] in
      for await _ in endings { director?.reevaluate() }
    }
  }
}
