#if canImport(UIKit)
public import UIKit

/// A view controller that provides the view for each of its slots.
///
/// Without it, an embedded view controller fills the whole view.
@MainActor public protocol SlotProviding: UIViewController {
  /// Returns the view for the content of a slot.
  ///
  /// - Parameter slot: The name of the slot.
  /// - Returns: The view; `nil` for the view controller's own.
  func view(forSlot slot: String) -> UIView?
}
#endif
