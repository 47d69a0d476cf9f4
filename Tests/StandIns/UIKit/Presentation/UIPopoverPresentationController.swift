public import Foundation

/// Presents a popover beside its anchor.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view of the anchor.
  open var sourceView: UIView?
  /// The rectangle of the anchor in its view.
  open var sourceRect = CGRect.null
  /// The view or bar button item of the anchor.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The bar button item of the anchor.
  open var barButtonItem: UIBarButtonItem?
  /// The permitted directions of the arrow.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The views outside it that can be touched.
  open var passthroughViews: [UIView]?
  /// Its background.
  open var backgroundColor: UIColor?
  private lazy var sheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: nil)

  /// The sheet that replaces it in compact width.
  open var adaptiveSheetPresentationController: UISheetPresentationController { sheet }

  var hasAnchor: Bool { sourceView != nil || sourceItem != nil || barButtonItem != nil }

  override func standardAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    guard traits.horizontalSizeClass == .compact else { return .none }
    guard presentedViewController is UIAlertController else { return .pageSheet }
    return presentedViewController.usesPopover ? .none : .overFullScreen
  }
}

/// An anchor of a popover.
@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

/// Methods of a popover's delegate.
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the presentation.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// The direction of an arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a set with a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
