#if canImport(UIKit)
public import UIKit

/// A view controller that says in which of its views an embedded one stands.
///
/// Without it, what is embedded fills the whole view.
@MainActor public protocol SlotProviding: UIViewController {
  /// Returns the view that is to hold what is embedded in a slot.
  ///
  /// - Parameter slot: The name of the slot.
  /// - Returns: The view; `nil` for the view controller's own.
  func view(forSlot slot: String) -> UIView?
}
#endif
