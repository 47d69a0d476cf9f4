public import Foundation

/// Shows what a controller would be.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Makes a menu.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// A menu with a preview, opened by a long press.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who says what the menu holds.
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

/// Who says what a menu holds.
@MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Says what the menu holds.
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

/// What lets others animate with a menu.
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
  /// How the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it came from.
  case dismiss = 0
  /// It grows to fill the screen.
  case pop = 1
}

/// What a menu holds.
@MainActor open class UIContextMenuConfiguration: NSObject {
  /// Its name.
  public let identifier: any NSCopying
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  /// Says what a menu holds.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}
