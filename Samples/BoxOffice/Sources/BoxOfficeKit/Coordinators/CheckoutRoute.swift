public import UsherDI

/// The steps of a purchase.
public enum CheckoutRoute: DurableRoute {
  /// What saved states call these routes.
  public static let tag = "checkout step"
  /// The choice of an evening, where it begins.
  case evening
  /// The plan of the house.
  case seats
  /// The contact details.
  case details
  /// All that has been chosen.
  case summary
}
