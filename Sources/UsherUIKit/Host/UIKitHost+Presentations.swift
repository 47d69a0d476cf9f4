#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Presents a modal from the topmost view controller, which the host or the app has presented.
  func present(_ modal: Modal, _ step: Step, _ end: @escaping @MainActor () -> Void) {
    recordFocus(opening: modal)
    let presented = PresentedController(
      presenter: modal.presenter, style: modal.style, element: make(modal))
    release(presented.element.controller) { [weak self] in self?.present(presented, step, end) }
  }

  private func present(
    _ presented: PresentedController, _ step: Step, _ end: @escaping @MainActor () -> Void
  ) {
    guard let top = chain.last ?? mount.anchor, top.isInVisibleWindow else { return end() }
    presentedControllers.append(presented)
    presented.element.exit = step.animation.exit
    let source = source(of: presented, over: top)
    prepare(presented, presenter: presenter(of: presented) ?? top)
    useAnimator(for: presented, step)
    presented.element.didPresent = {}
    source.present(presented.element.controller, animated: step.isAnimated) {
      end()
      exchange(&presented.element.didPresent, with: nil)?()
    }
    if presented.element.controller.presentingViewController != nil {
      recordDisplay(of: presented.element.controller)
    }
    watchPresentation(of: presented.element, by: source, end)
  }

  /// Returns the view controller that presents: its presenter if UIKit allows that, else the
  /// topmost.
  ///
  /// A flow in a tab that is not selected presents over the visible content.
  private func source(
    of presented: PresentedController, over top: UIViewController
  ) -> UIViewController {
    guard let presenter = presenter(of: presented), presenter === top || presenter.isInside(top),
      presenter.presentedViewController == nil
    else { return top }
    return presenter
  }

  /// The view controller of the node that presents, while it is in a window.
  private func presenter(of presented: PresentedController) -> UIViewController? {
    let presenter = element(presented.presenter)?.controller
    return presenter?.isInVisibleWindow ?? false ? presenter : nil
  }

  /// Dismisses a view controller that a replaced root still presents.
  private func release(
    _ controller: UIViewController, then present: @escaping @MainActor () -> Void
  ) {
    guard let presenter = controller.presentingViewController else { return present() }
    presenter.dismiss(animated: false, completion: present)
  }

  /// Dismisses a modal and everything above it.
  func dismiss(_ id: NodeID, _ step: Step, _ end: @escaping @MainActor () -> Void) {
    guard let presented = presentedControllers.first(where: { $0.element.id == id }),
      let presenter = presented.element.controller.presentingViewController
    else { return end() }
    presenter.dismiss(animated: step.isAnimated) { [weak self] in
      self?.running?.hasLanded = true
      end()
    }
    watchDismissal(of: presented.element.controller, by: presenter, end)
  }

  private func make(_ modal: Modal) -> ControllerNode {
    guard case .alert(let alert) = modal.style else { return make(modal.node) }
    return element(for: alert, modal.node)
  }

  func prepare(_ presented: PresentedController, presenter: UIViewController) {
    let controller = presented.element.controller
    guard !presented.isAlert else { return presented.anchorActions(presenter) }
    controller.modalPresentationStyle = presented.style.presentation(controller)
    let delegate = PresentationDelegate(self, presented.element)
    presented.element.presentationDelegate = delegate
    #if !os(tvOS)
    if let sheet = controller.sheetPresentationController, presented.style == .sheet {
      presented.element.configuring(as: (any SheetConfiguring).self)?.configure(sheet)
    }
    if let popover = controller.popoverPresentationController, presented.style == .popover {
      presented.anchor(popover, presenter)
    }
    #endif
    delegate.installForPresentation()
  }
}

extension UIViewController {
  /// `true` if UIKit would present from it.
  var isInVisibleWindow: Bool { viewIfLoaded?.window.map { !$0.isHidden } ?? false }

  /// Returns true if it is contained in another view controller, at any depth.
  func isInside(_ other: UIViewController) -> Bool {
    guard let parent else { return false }
    return parent === other || parent.isInside(other)
  }
}
#endif
