public import Foundation

/// Creates the controller of a preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A menu with a preview, opened by a long press.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate that supplies the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that offers it.
  public private(set) weak var view: UIView?
  var open: SimulatedMenu?

  /// Offers a menu.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Hears that another view is about to offer it.
  open func willMove(to view: UIView?) {}

  /// Hears that another view offers it.
  open func didMove(to view: UIView?) { self.view = view }

  /// Closes the menu.
  open func dismissMenu() { open?.dismiss() }
}

/// Methods that supply a menu.
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Hears that the user tapped the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Hears that the menu opens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Hears that the menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Runs animations alongside a menu's.
@MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview.
  var previewViewController: UIViewController? { get }
  /// Animates with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Hears of its end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The same, for a preview that becomes the screen.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// The animation of the preview at a commit.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a preview at a commit.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It returns to its source.
  case dismiss = 0
  /// It grows to fill the screen.
  case pop = 1
}

/// The configuration of a menu.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// Its name.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration of a menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}
