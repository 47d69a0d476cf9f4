public import UsherDI

/// The first tab: the season's list, a show's page, and the way to buy.
public final class ShowsCoordinator: Coordinator, Concluding, Routing {
  private let catalog: any Catalog

  /// Makes the tab.
  public init(catalog: any Catalog) { self.catalog = catalog }

  /// Shows the season; in a wide window, the chosen show beside it.
  public override func build() -> SceneLayout {
    let season = SceneLayout.stack(AllShows().at(ShowsRoute.list))
    return .adaptive(compact: season, regular: .split(season, detail: Foyer()))
  }

  /// Adds nothing to that at first.
  public var initialRoute: ShowsRoute { .list }

  /// Leads to its places; a show that is named by its number is led to by its name.
  public func transition(to route: ShowsRoute) throws -> SceneTransition {
    switch route {
    case .list: return .popToRoot()
    case .show(let name):
      let show = try find(name)
      guard show.id == name else { return .redirect(to: ShowsRoute.show(show.id)) }
      return .push(ShowDetails(show: show), as: .detail)
    case .seats(let name):
      let show = try find(name)
      guard show.id == name else { return .redirect(to: ShowsRoute.seats(show.id)) }
      return .start(
        CheckoutCoordinator.self, show, as: .sheet, ended: { [weak self] in self?.thank($0) })
    }
  }

  /// Opens a show's page.
  public func open(_ show: Show) { trigger(.show(show.id)) }

  /// Sells tickets for a show, to whoever is signed in or signs in now.
  public func buy(_ show: Show) { trigger(.seats(show.id)) }

  /// Puts the ticket away that was just bought.
  public func closeThanks() { dismiss() }

  private func thank(_ outcome: Outcome<Ticket>) {
    guard case .finished(let ticket) = outcome else { return }
    present(ThankYou(ticket: ticket), as: .sheet)
  }

  private func find(_ name: String) throws(NotFound) -> Show {
    guard let show = catalog.show(named: name) else { throw .show(name) }
    return show
  }
}

/// What its screens offer, for their buttons and for tests alike.
extension ShowsCoordinator {
  /// Returns what a show's row does.
  public func openAction(_ show: Show) -> ScreenAction {
    ScreenAction(show.title) { self.open(show) }
  }

  /// Returns what a show's page is for.
  public func buyAction(_ show: Show) -> ScreenAction {
    ScreenAction("Buy tickets") { self.buy(show) }
  }

  /// What follows the thanks.
  public var doneAction: ScreenAction { ScreenAction("Done") { self.closeThanks() } }
}
