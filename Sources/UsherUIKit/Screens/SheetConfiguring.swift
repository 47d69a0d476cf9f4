#if canImport(UIKit) && !os(tvOS)
public import UIKit

/// A view controller that sets up the sheet in which it is presented: its detents, its grabber.
///
/// Asked of the screen that shows in the sheet, also where a navigation controller of the host's
/// stands around it.
@MainActor public protocol SheetConfiguring: UIViewController {
  /// Sets up the sheet, before it is presented.
  ///
  /// - Parameter sheet: The sheet's presentation controller.
  func configure(_ sheet: UISheetPresentationController)
}

/// A view controller that knows where a popover points to: the one that presents or is presented.
///
/// Without one, a popover points to the middle of the view that presents it.
@MainActor public protocol PopoverAnchoring: UIViewController {
  /// Sets the source of a popover, before it is presented.
  ///
  /// - Parameter popover: The popover's presentation controller.
  func anchor(_ popover: UIPopoverPresentationController)
}
#endif
