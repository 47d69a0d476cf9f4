public import Foundation

/// A window on something larger; it is not simulated what is out of sight.
@MainActor open class UIScrollView: UIView {
  /// How the keyboard goes when it scrolls.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// What is scrolled.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// What it is scrolled through.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) }

  /// How the keyboard goes.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none = 0
    /// It goes.
    case onDrag = 1
    /// It follows the finger.
    case interactive = 2
  }
}

/// Who is notified of a view that scrolls.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
