public import UsherDI

/// A purchase comes back by the route that led to it, with all that has been chosen and typed.
extension CheckoutCoordinator: Restorable {
  /// What saved states call it.
  public static var tag: String { "checkout" }

  /// What is kept of a purchase.
  public nonisolated struct State: Codable, Sendable {
    /// Who is buying.
    let buyer: Account?
    /// What has been chosen and typed.
    let cart: Cart.Contents
  }

  /// What is kept of this one; for nobody else than the one who was buying.
  public var state: State {
    get { State(buyer: session.account, cart: cart.contents) }
    set { if newValue.buyer == session.account { cart.contents = newValue.cart } }
  }
}
