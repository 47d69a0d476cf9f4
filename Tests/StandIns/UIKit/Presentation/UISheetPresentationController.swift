public import Foundation

/// Presents a sheet.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights of the sheet.
  open var detents: [Detent] = [.large()]
  /// The selected height.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether a grabber is visible.
  open var prefersGrabberVisible = false
  /// The greatest height at which the views below can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// A Boolean value that indicates whether scrolling makes it higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether it touches the edges in compact height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether its width follows the preferred content size.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners.
  open var preferredCornerRadius: CGFloat?
  /// The view of the anchor.
  open var sourceView: UIView?

  private weak var sheetDelegate: (any UISheetPresentationControllerDelegate)?

  /// The delegate, which is notified of heights and of the dismissal.
  open override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      sheetDelegate = newValue as? any UISheetPresentationControllerDelegate
    }
  }

  /// Makes changes in an animation.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Evaluates the heights again.
  open func invalidateDetents() {}

  func selectByHand(_ identifier: Detent.Identifier) {
    selectedDetentIdentifier = identifier
    sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

/// Methods of a sheet's delegate.
@MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called when the user chose another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// The values that a height may depend on.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The greatest possible height.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height of a sheet.
  @MainActor public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half of the available height.
    public class func medium() -> Self { self.init(.medium) }

    /// The whole available height.
    public class func large() -> Self { self.init(.large) }

    /// A custom height.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString))
    }

    /// The identifier of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the available height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole available height.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}
