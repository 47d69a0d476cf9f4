#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

/// Supplies the pages before and after one, and reports swipes between pages.
final class PagesDelegate: DelegateProxy, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource
{
  var next: (any UIPageViewControllerDelegate)? { behind as? any UIPageViewControllerDelegate }
  override var first: AnyObject? { pages?.delegate }
  /// The app's data source, which is not used: the tree defines the pages.
  private weak var source: (any UIPageViewControllerDataSource)?

  /// The page whose neighbors UIKit has requested and caches.
  private weak var asked: UIViewController?
  private var answers: [Int: Answer] = [:]

  private var pages: UIPageViewController? { element?.controller as? UIPageViewController }

  override func install() {
    guard let pages else { return }
    if pages.dataSource !== self {
      source = pages.dataSource
      pages.dataSource = self
    }
    if steps(before: pages.delegate) { pages.delegate = self }
  }

  override func reassign() {
    guard let pages, let first = pages.delegate as? DelegateProxy else { return }
    pages.delegate = nil
    pages.delegate = first as? any UIPageViewControllerDelegate
  }

  override func uninstall() {
    guard let pages else { return }
    if pages.dataSource === self { pages.dataSource = source }
    if leaves(pages.delegate) { pages.delegate = next }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    answer(for: viewController, by: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    answer(for: viewController, by: 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    let hidesDots = element?.node.attributes.style.contains(.hidesDots) ?? true
    return hidesDots ? 0 : element?.children.count ?? 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    element.map { $0.index(of: $0.selected) } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    forward { next in
      (next?.pageViewController(_:willTransitionTo:))?(pageViewController, pendingViewControllers)
    }
    host?.beginGesture()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    forward { next in
      (next?.pageViewController(
        _:didFinishAnimating:previousViewControllers:transitionCompleted:))?(
          pageViewController, finished, previousViewControllers, completed)
    }
    host?.didTurnPage(completed)
  }

  /// Makes UIKit request the neighbors again if a cached answer is outdated.
  func refresh() {
    guard let pages, let page = pages.viewControllers?.first, page === asked else { return }
    guard answers.contains(where: { neighbor(of: page, by: $0.key) !== $0.value.controller })
    else { return }
    answers = [:]
    pages.setViewControllers([page], direction: .forward, animated: false)
  }

  private func answer(for controller: UIViewController, by offset: Int) -> UIViewController? {
    if controller !== asked { answers = [:] }
    asked = controller
    let neighbor = neighbor(of: controller, by: offset)
    answers[offset] = Answer(controller: neighbor)
    return neighbor
  }

  /// Returns the page beside another, if the director permits the user to go there.
  private func neighbor(of controller: UIViewController, by offset: Int) -> UIViewController? {
    guard let element, let child = element.child(controller) else { return nil }
    let index = element.index(of: child.id) + offset
    guard element.children.indices.contains(index) else { return nil }
    let page = element.children[index]
    return host?.director?.permits(.selected(page.id)) == true ? page.controller : nil
  }
}

private struct Answer {
  weak var controller: UIViewController?
}

extension PagesDelegate {
  /// Calls the delegate behind it.
  fileprivate func forward<Answer>(
    _ call: ((any UIPageViewControllerDelegate)?) -> Answer
  ) -> Answer {
    forward(to: (any UIPageViewControllerDelegate).self, call)
  }
}
#endif
