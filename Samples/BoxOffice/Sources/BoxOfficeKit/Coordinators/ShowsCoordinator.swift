public import UsherDI

/// The first tab: the season's list, a show's page, and the way to buy.
public final class ShowsCoordinator: Coordinator, Routing {
  private let session: Session
  private let catalogue: any Catalogue

  /// Makes the tab.
  public init(session: Session, catalogue: any Catalogue) {
    self.session = session
    self.catalogue = catalogue
  }

  /// Begins with the list.
  public override func build() throws -> Layout { .stack(try resolve((any ShowListScreen).self)) }

  /// Adds nothing to the list at first.
  public var initialRoute: ShowsRoute { .list }

  /// Leads to the list or to a show's page.
  public func transition(to route: ShowsRoute) throws -> Transition {
    switch route {
    case .list: .popToRoot()
    case .show(let id): .push(try resolve((any ShowScreen).self, catalogue.show(id)))
    }
  }

  /// Opens a show's page.
  public func open(_ show: Show) { trigger(.show(show.id)) }

  /// Sells tickets for a show, to whoever is signed in or signs in now.
  public func buy(_ show: Show) {
    task { [self] in
      guard let account = await account(of: session) else { return }
      await thank(for: start(CheckoutCoordinator.self, show, account, as: .cover))
    }
  }

  /// Waits again for a purchase that came back with the window.
  public override func restored(_ flow: RestoredFlow) {
    guard let checkout = flow.as(CheckoutCoordinator.self) else { return }
    task { [self] in await thank(for: checkout) }
  }

  private func thank(for checkout: Flow<Ticket>) async {
    guard case .finished(let ticket) = await checkout.outcome else { return }
    present((any ThanksScreen).self, ticket, as: .sheet)
  }
}
