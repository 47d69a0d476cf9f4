public import UsherDI

/// The evenings of the cart's show; made in the scope of `CheckoutCoordinator`, as are the others.
@MainActor public protocol PerformancesScreen: Screen {
  /// The cart of the checkout.
  var cart: Cart { get }
}

extension PerformancesScreen {
  /// Leaving is asked first once there are seats in the cart.
  public var dismissal: Dismissal { cart.seats.isEmpty ? .free : .confirm }
}

/// The plan of the house, where seats are chosen into the cart.
public protocol SeatPlanScreen: Screen {}

/// The form for contact details.
public protocol ContactScreen: Screen {}

/// All that has been chosen, and what it costs.
public protocol SummaryScreen: Screen {}

/// How far the payment is; made in the scope of `PaymentCoordinator`.
public protocol PaymentScreen: Screen {}
