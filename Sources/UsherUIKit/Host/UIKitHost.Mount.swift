#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// The place of a host's root: a window, or a view controller of the app.
  enum Mount {
    case window(WindowReference)
    /// Inside a view controller of the app.
    case adopted(UIViewController)
    /// Presented by a view controller of the app.
    case presented(by: UIViewController)

    /// The view controller over which everything is presented.
    @MainActor var anchor: UIViewController? {
      switch self {
      case .window: window?.rootViewController
      case .adopted(let controller), .presented(let controller): controller
      }
    }

    @MainActor var window: UIWindow? {
      switch self {
      case .window(let reference): reference.window
      case .adopted(let controller), .presented(let controller): controller.viewIfLoaded?.window
      }
    }

    var isWindow: Bool {
      guard case .window = self else { return false }
      return true
    }

    /// Returns the adopted container, if it can hold the children of a root directly.
    @MainActor func container(for node: Node) -> UIViewController? {
      guard case .adopted(let controller) = self else { return nil }
      switch node.kind {
      case .stack: return controller as? UINavigationController
      case .tabs: return controller as? UITabBarController
      case .screen, .split, .pages: return nil
      }
    }

    /// Returns true if a root is still mounted.
    @MainActor func holds(_ controller: UIViewController) -> Bool {
      switch self {
      case .window: window?.rootViewController === controller
      case .adopted(let adopted): adopted === controller || controller.parent === adopted
      case .presented: controller.presentingViewController != nil
      }
    }

    /// Replaces the old root, and calls back when the new one is in place.
    @MainActor func replace(
      _ old: ControllerNode?, with new: ControllerNode?, animated: Bool,
      _ end: @escaping @MainActor () -> Void
    ) {
      switch self {
      case .window:
        window?.rootViewController = new?.controller
        if new != nil, window?.isHidden == true { window?.makeKeyAndVisible() }
        end()
      case .adopted(let adopted):
        old?.withdraw(from: adopted)
        new?.enter(adopted)
        end()
      case .presented(let presenter):
        guard let old, let above = old.controller.presentingViewController else {
          return present(new, by: presenter, animated, end)
        }
        above.dismiss(animated: animated) { present(new, by: presenter, animated, end) }
      }
    }

    @MainActor private func present(
      _ new: ControllerNode?, by presenter: UIViewController, _ isAnimated: Bool,
      _ end: @escaping @MainActor () -> Void
    ) {
      guard let new else { return end() }
      presenter.present(new.controller, animated: isAnimated) { end() }
    }
  }
}
#endif
