#if canImport(UIKit)
import UIKit
import Usher

/// Tells a page view controller what comes before and after, and hears of swipes between pages.
final class PagesDelegate: DelegateProxy, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource
{
  weak var next: (any UIPageViewControllerDelegate)?
  /// The data source that the app has set, which is not asked: the tree says what the pages are.
  private weak var source: (any UIPageViewControllerDataSource)?

  #if canImport(ObjectiveC)
  override var app: (any NSObjectProtocol)? { next }
  #endif

  private var pages: UIPageViewController? { place?.controller as? UIPageViewController }

  override func install() {
    guard let pages else { return }
    if pages.dataSource !== self {
      source = pages.dataSource
      pages.dataSource = self
    }
    guard pages.delegate !== self else { return }
    next = pages.delegate
    pages.delegate = self
  }

  override func uninstall() {
    guard let pages else { return }
    if pages.dataSource === self { pages.dataSource = source }
    if pages.delegate === self { pages.delegate = next }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    neighbor(of: viewController, by: 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    forward(willTransitionTo: pendingViewControllers, in: pageViewController)
    host?.beginGesture()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    forward(didFinish: finished, previousViewControllers, completed, in: pageViewController)
    host?.userEnded(isCancelled: !completed)
  }

  /// The page beside one, where the director permits the user to go there.
  private func neighbor(of controller: UIViewController, by offset: Int) -> UIViewController? {
    guard let place, let child = place.child(controller) else { return nil }
    let index = place.index(of: child.id) + offset
    guard place.children.indices.contains(index) else { return nil }
    let page = place.children[index]
    return host?.director?.permits(.selected(page.id)) == true ? page.controller : nil
  }
}
#endif
