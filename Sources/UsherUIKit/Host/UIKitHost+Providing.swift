#if canImport(UIKit)
import UIKit
import Usher

// A screen of another framework provides its view controller. The same one is used again as long as
// anything retains it: a screen that moves to another container within a step keeps its state.

extension UIKitHost {
  /// Returns the view controller of a screen: itself, the one that it provides, or a placeholder.
  func controller(of screen: any Screen, for node: Node) -> UIViewController {
    if let controller = screen as? UIViewController ?? provided(by: screen) { return controller }
    guard let director, let providing = screen as? any ControllerProviding,
      let controller = providing.makeController(for: node, in: director) as? UIViewController
    else { return PlaceholderController(screen) }
    providedControllers = providedControllers.filter { $0.value.controller != nil }
    providedControllers[ObjectIdentifier(screen)] = ProvidedController(screen, controller)
    return controller
  }

  /// Returns the view controller that a screen has provided, while it is retained.
  func provided(by screen: any Screen) -> UIViewController? {
    let provided = providedControllers[ObjectIdentifier(screen)]
    return provided?.screen === screen ? provided?.controller : nil
  }

  /// A view controller and the screen that has provided it.
  struct ProvidedController {
    private(set) weak var screen: (any Screen)?
    private(set) weak var controller: UIViewController?

    init(_ screen: any Screen, _ controller: UIViewController) {
      (self.screen, self.controller) = (screen, controller)
    }
  }
}
#endif
