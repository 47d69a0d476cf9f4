public import UsherDI

/// The evenings of the cart's show; a screen of `CheckoutCoordinator`, as the next ones are.
///
/// Its screen declares the cart's dismissal.
public struct ChooseEvening: ScreenKey {}

/// The plan of the house, where seats are chosen into the cart.
public struct ChooseSeats: ScreenKey {}

/// The form for contact details.
public struct EnterContact: ScreenKey {}

/// All that has been chosen, and what it costs.
public struct ReviewOrder: ScreenKey {}

/// How far the payment is; a screen of `PaymentCoordinator`.
public struct FollowPayment: ScreenKey {}

extension Cart {
  /// Leaving is asked first once there are seats in the cart.
  public var dismissal: Dismissal { seats.isEmpty ? .free : .confirm }
}
