#if canImport(UIKit) && !os(tvOS)
public import UIKit

/// A view controller that configures the sheet in which it is presented: its detents, its grabber.
///
/// The visible screen of the sheet is asked, also if it is in a navigation controller of the host.
@MainActor public protocol SheetConfiguring: UIViewController {
  /// Sets up the sheet, before it is presented.
  ///
  /// - Parameter sheet: The sheet's presentation controller.
  func configure(_ sheet: UISheetPresentationController)
}

/// A view controller that anchors a popover, as its presenter or its content.
///
/// Without one, a popover points to the middle of the presenting view.
@MainActor public protocol PopoverAnchoring: UIViewController {
  /// Sets the source of a popover, before it is presented.
  ///
  /// - Parameter popover: The popover's presentation controller.
  func anchor(_ popover: UIPopoverPresentationController)
}
#endif
