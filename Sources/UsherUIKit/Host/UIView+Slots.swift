#if canImport(UIKit)
import UIKit

extension UIView {
  /// The name of the slot that it is: its identifier, or one that no other view has.
  var slot: String {
    "view \(accessibilityIdentifier ?? "\(UInt(bitPattern: ObjectIdentifier(self)))")"
  }

  /// Returns itself or the view inside that is a slot.
  func view(forSlot slot: String) -> UIView? {
    if self.slot == slot { return self }
    return subviews.lazy.compactMap { $0.view(forSlot: slot) }.first
  }
}
#endif
