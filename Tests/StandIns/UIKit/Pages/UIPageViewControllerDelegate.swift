public import Foundation

/// Methods for the pages before and after.
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first dot.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Methods for page turns by the user.
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the user has turned a page, or has cancelled the turn.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

extension UIPageViewController {
  /// The style of a page transition.
  public enum TransitionStyle: Int, Sendable {
    /// A page curl.
    case pageCurl = 0
    /// A scroll.
    case scroll = 1
  }

  /// The orientation of a page transition.
  public enum NavigationOrientation: Int, Sendable {
    /// Horizontal.
    case horizontal = 0
    /// Vertical.
    case vertical = 1
  }

  /// The direction of a page turn.
  public enum NavigationDirection: Int, Sendable {
    /// To the next.
    case forward = 0
    /// To the one before.
    case reverse = 1
  }

  /// A key of an option for page controllers.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between two pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
