public import Foundation

/// A rectangle for layout that is no view.
@MainActor open class UILayoutGuide: NSObject {
  /// The view that it is in.
  open weak var owningView: UIView?

  public override init() { super.init() }

  convenience init(_ view: UIView) {
    self.init()
    owningView = view
  }

  /// Its upper edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
  /// Its lower edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(owningView) }
  /// The edge at which lines begin.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  /// The edge at which lines end.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(owningView) }
  /// Its width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(owningView) }
  /// Its height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(owningView) }
}

/// The rectangle that the keyboard covers, or the lower edge if there is none.
@MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {}

extension UIView {
  /// Its upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  /// Its lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self) }
  /// The edge at which lines begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  /// The edge at which lines end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self) }
  /// Its width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  /// Its height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }

  /// The area that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// The area that is narrow enough to read.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(self) }
  /// The area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide { UIKeyboardLayoutGuide(self) }
}
