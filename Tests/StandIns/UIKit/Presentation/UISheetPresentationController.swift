public import Foundation

/// Presents a sheet.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights that it rests at.
  open var detents: [Detent] = [.large()]
  /// The height that it rests at now.
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
  /// The view that it belongs to.
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

  /// Asks for the heights anew.
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
  /// Hears that the user chose another height.
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
  /// The greatest height that there is room for.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height that a sheet rests at.
  @MainActor public final class Detent: NSObject {
    /// Its name.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half of the room.
    public class func medium() -> Self { self.init(.medium) }

    /// All of the room.
    public class func large() -> Self { self.init(.large) }

    /// A height of the app's own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString))
    }

    /// Names a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Makes a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half of the room.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the room.
      public static let large = Identifier("com.apple.UIKit.large")
    }
  }
}
