/// A screen that declares the actions of its user by value, for its buttons and for tests alike.
///
/// The buttons are made of the values, so a test cannot offer actions that a user does not see.
///
/// ```swift
/// final class CartScreen: Screen, ActionProviding {
///   var screenActions: [ScreenAction] {
///     [ScreenAction("Pay", isEnabled: !cart.isEmpty) { self.shop.pay() }]
///   }
/// }
/// ```
@MainActor public protocol ActionProviding {
  /// The current actions, including those that are disabled.
  var screenActions: [ScreenAction] { get }
}
