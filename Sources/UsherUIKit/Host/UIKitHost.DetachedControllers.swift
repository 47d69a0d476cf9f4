#if canImport(UIKit)
import UIKit
import Usher
extension UIKitHost {
  /// View controllers that a host has released while they are still on the display.
  @MainActor struct DetachedControllers {
    let mount: Mount
    let root: ControllerNode?
    let presentedControllers: [PresentedController]
    /// The host, which may serve another director by now.
    weak var host: UIKitHost?

    /// Removes all of them once the display is at rest, modals first.
    ///
    /// UIKit refuses a dismissal during a presentation, and the refused modal would stay. A
    /// presentation that has not begun has no transition yet.
    func clear() {
      if let transition, wait(for: transition, then: { _ in clear() }) { return }
      if presenter?.isAboutToPresent ?? false, let window = mount.window, !window.isHidden {
        let observer = LayoutObserver {}
        return observer.wait(in: window) {
          observer.stop()
          clear()
        }
      }
      guard host?.director == nil else { return }
      guard let presenter else { return withdraw() }
      presenter.dismiss(animated: false) { withdraw() }
    }

    /// The presenter of the lowest modal; in a window, a menu over the root is dismissed as well.
    private var presenter: UIViewController? {
      let lowest = presentedControllers.first?.element.controller.presentingViewController
      guard lowest == nil, mount.isWindow, let root, mount.holds(root.controller) else {
        return lowest
      }
      return root.controller.presentedViewController.map { _ in root.controller }
    }

    private func withdraw() {
      guard let root, mount.holds(root.controller) else { return }
      mount.replace(root, with: nil, animated: false) {}
    }

    private var transition: (any UIViewControllerTransitionCoordinator)? {
      let elements = (root?.all ?? []) + presentedControllers.flatMap(\.element.all)
      return elements.lazy.compactMap(\.controller.transitionCoordinator).first
        ?? mount.anchor?.transitionCoordinator
    }
  }
}
#endif
