public import UsherDI

/// The first tab: the season's list, a show's page, and the way to buy.
public final class ShowsCoordinator: Coordinator {
  private let session: Session

  /// Makes the tab.
  public init(session: Session) { self.session = session }

  /// Begins with the list.
  public override func build() throws -> Layout { .stack(try resolve((any ShowListScreen).self)) }

  /// Opens a show's page.
  public func open(_ show: Show) { push((any ShowScreen).self, show) }

  /// Sells tickets for a show, to whoever is signed in or signs in now.
  public func buy(_ show: Show) {
    task { [self] in
      guard let account = await account(of: session) else { return }
      let checkout = start(CheckoutCoordinator.self, show, account, as: .cover)
      guard case .finished(let ticket) = await checkout.outcome else { return }
      present((any ThanksScreen).self, ticket, as: .sheet)
    }
  }
}
