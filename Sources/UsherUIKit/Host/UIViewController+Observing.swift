#if canImport(UIKit)
import UIKit
import UsherAppleSupport

extension UIViewController {
  /// `true` if the host may add a view that observes its appearance.
  ///
  /// The view of a hosting controller allows no subviews, and the system's own view controllers
  /// must not be changed.
  var admitsObserver: Bool {
    !isContainer && !isDrawnBySwiftUI && !isOfSystem
  }

  var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }

  var isDrawnBySwiftUI: Bool { self is any DrawnBySwiftUI }

  /// `true` if its class belongs to a system framework and is not a plain container.
  var isOfSystem: Bool {
    !Self.plain.contains { $0 == type(of: self) } && ObjectiveCRuntime.isOfSystem(Self.self)
  }

  private static var plain: [UIViewController.Type] {
    var plain: [UIViewController.Type] = [
      UIViewController.self, UITableViewController.self, UINavigationController.self,
      UITabBarController.self, UISplitViewController.self, UIPageViewController.self,
    ]
    #if canImport(ObjectiveC)
    plain.append(UICollectionViewController.self)
    #endif
    return plain
  }
}

/// A view controller whose view is SwiftUI's.
@MainActor protocol DrawnBySwiftUI {}

#if canImport(SwiftUI)
import SwiftUI

extension UIHostingController: DrawnBySwiftUI {}
#endif
#endif
