#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// A modal on the display.
  @MainActor struct PresentedController {
    let presenter: NodeID
    let style: Modal.Style
    let element: ControllerNode

    var modal: Modal { Modal(presenter: presenter, style: style, node: element.node) }
  }
}

extension UIKitHost.PresentedController {
  var isAlert: Bool { element.controller is UIAlertController }

  /// Anchors a dialog, or the app's action sheet, which UIKit may show in a popover.
  func anchorActions(_ presenter: UIViewController) {
    #if !os(tvOS)
    guard let alert = element.controller as? UIAlertController,
      alert.preferredStyle == .actionSheet, let popover = alert.popoverPresentationController
    else { return }
    guard case .alert(let question) = style, let name = question.source,
      let source = presenter.outermost.viewIfLoaded?.first(called: name)
    else { return anchor(popover, presenter) }
    popover.sourceView = source
    popover.sourceRect = source.bounds
    #endif
  }

  #if !os(tvOS)
  func anchor(_ popover: UIPopoverPresentationController, _ presenter: UIViewController) {
    let asked = element.configuring(as: (any PopoverAnchoring).self)
    if let anchoring = asked ?? presenter as? any PopoverAnchoring { anchoring.anchor(popover) }
    guard popover.sourceView == nil, popover.sourceItem == nil, let view = presenter.view else {
      return
    }
    let size = view.bounds.size
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    popover.sourceView = view
    popover.sourceRect = CGRect(origin: middle, size: CGSize(width: 1, height: 1))
  }
  #endif
}

extension ControllerNode {
  /// The visible screen, if it configures its own presentation.
  func configuring<T>(as type: T.Type) -> T? {
    if let own = controller as? T { return own }
    let active = node.kind == .stack ? children.last : children.first { $0.id == selected }
    return active?.configuring(as: type)
  }
}

extension UIViewController {
  /// The container that fills the window or the sheet, with its bars.
  fileprivate var outermost: UIViewController { parent?.outermost ?? self }
}

extension UIView {
  /// Returns the first visible view with an accessibility identifier, itself included.
  fileprivate func first(called name: String) -> UIView? {
    if isHidden { return nil }
    if accessibilityIdentifier == name { return self }
    return subviews.lazy.compactMap { $0.first(called: name) }.first
  }
}
#endif
