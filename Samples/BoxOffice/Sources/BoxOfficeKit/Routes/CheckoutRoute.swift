public import UsherDI

/// The steps of a purchase.
public enum CheckoutRoute: DurableRoute {
  /// What saved states call these routes.
  public static let tag = "checkout step"
  /// The choice of an evening, where it begins.
  case evening
  /// The plan of the house, once there is an evening.
  case seats
  /// The contact details, once there are seats.
  case details
  /// All that has been chosen, once it is known who to ask for.
  case summary
}
