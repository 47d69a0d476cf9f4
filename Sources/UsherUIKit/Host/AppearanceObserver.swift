#if canImport(UIKit)
import UIKit
import Usher

/// An invisible child of every visible screen that reports when the screen appears and disappears.
///
/// UIKit forwards both to children.
final class AppearanceObserver: UIViewController {
  weak var element: ControllerNode?
  weak var host: UIKitHost?
  private(set) var isInSight = false

  override func loadView() {
    let view = UIView()
    view.isHidden = true
    view.isUserInteractionEnabled = false
    self.view = view
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isInSight = true
    if let element { host?.note(.appeared(element.id)) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isInSight = false
    if let element { host?.note(.disappeared(element.id)) }
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    host?.willResize(with: coordinator)
  }

  /// Adds itself to its screen, whose view it loads.
  func join(_ host: UIKitHost) {
    guard parent == nil, let screen = element?.controller, let container = screen.view else {
      return
    }
    self.host = host
    screen.addChild(self)
    container.addSubview(view)
    didMove(toParent: screen)
  }

  func leave() {
    host = nil
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }
}
#endif
