public import UsherDI

/// What the steps of a purchase offer, for their buttons and for tests alike.
extension CheckoutCoordinator {
  /// Returns what an evening's row does, while there are seats.
  public func chooseAction(_ performance: Performance, seatsLeft: Int) -> ScreenAction {
    ScreenAction(performance.starts.onTicket, isEnabled: seatsLeft > 0) {
      self.choose(performance)
    }
  }

  /// What the plan of the house leads to, once there are seats.
  public var confirmAction: ScreenAction {
    ScreenAction("Go on", isEnabled: !cart.seats.isEmpty) { self.confirmSeats() }
  }

  /// The way out, which ends the purchase.
  public var signOutAction: ScreenAction { ScreenAction("Sign out") { self.signOut() } }

  /// What the summary is for.
  public var payAction: ScreenAction { ScreenAction("Pay \(cart.total)") { self.pay() } }
}
