public import Foundation

/// A view with a larger content; its offset is not simulated.
@MainActor open class UIScrollView: UIView {
  /// The way that scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The area of the content.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// The area of the visible part.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(self) }

  /// The way that scrolling dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling keeps the keyboard.
    case none = 0
    /// Scrolling dismisses the keyboard.
    case onDrag = 1
    /// The keyboard follows the finger.
    case interactive = 2
  }
}

/// Methods of a scroll view's delegate.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
