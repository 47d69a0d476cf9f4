public import UsherDI

/// A purchase comes back as it was: the show, the buyer, and all that has been chosen and typed.
extension CheckoutCoordinator: Restorable {
  /// What saved states call it.
  public static var tag: String { "checkout" }

  /// What is kept of a purchase.
  public struct State: Codable, Sendable {
    /// The show that is being bought.
    public let show: Show.ID
    /// Who is buying.
    public let account: Account
    /// What has been chosen and typed.
    public var cart: Cart.Contents
  }

  /// What is kept of this one.
  public var state: State {
    get { State(show: cart.show.id, account: account, cart: cart.contents) }
    set { cart.contents = newValue.cart }
  }
}

extension RestorationTable {
  /// What of the box office comes back after it was killed.
  ///
  /// - Parameter catalogue: Where shows are looked up.
  /// - Returns: The table.
  /// - Throws: `RestorationTableError` where tags clash.
  @MainActor public static func boxOffice(
    _ catalogue: any Catalogue
  ) throws(RestorationTableError) -> RestorationTable {
    try RestorationTable {
      $0.register(ShowsRoute.self)
      $0.register(CheckoutRoute.self)
      $0.register(CheckoutCoordinator.self) { (try catalogue.show($0.show), $0.account) }
    }
  }
}
