#if canImport(UIKit)
import UIKit

extension UIViewController {
  /// A Boolean value that indicates whether the host may add a child that observes its appearance.
  ///
  /// A container would treat the child as content, the view of a hosting controller allows no subviews,
  /// the system's own view controllers must not be changed, and a view controller that forwards
  /// appearance itself would not forward it to the child.
  var admitsObserver: Bool {
    !isContainer && !isDrawnBySwiftUI && !isOfSystem && shouldAutomaticallyForwardAppearanceMethods
  }

  private var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  private var isDrawnBySwiftUI: Bool { self is any DrawnBySwiftUI }

  /// A Boolean value that indicates whether it is a menu, a picker or an alert of the system.
  ///
  /// An active search does not count, since it can present.
  var isSystemPresentation: Bool { isOfSystem && !(self is UISearchController) }

  /// Whether its class belongs to a system framework and is not a plain container.
  private var isOfSystem: Bool {
    let plain: [UIViewController.Type] = [
      UIViewController.self, UITableViewController.self, UINavigationController.self,
      UITabBarController.self, UISplitViewController.self, UIPageViewController.self,
    ]
    return !plain.contains { $0 == type(of: self) } && Self.module == UIViewController.module
  }

  /// The module of the class; one name for all classes of the system's frameworks on Apple's systems.
  private static var module: Substring { String(reflecting: self).prefix { $0 != "." } }
}

/// A view controller whose view is SwiftUI's.
@MainActor protocol DrawnBySwiftUI {}

#if canImport(SwiftUI)
import SwiftUI

extension UIHostingController: DrawnBySwiftUI {}
#endif
#endif
