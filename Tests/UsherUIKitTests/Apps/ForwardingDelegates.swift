#if canImport(StandInUIKit)
@_spi(Test) import UIKit

/// Takes the place of a delegate and forwards every call to it, as observing libraries do.
///
/// It may take that place again at any time, and then forwards to the delegate that it replaced.
@MainActor class ForwardingDelegate<Delegate>: NSObject {
  var lines: [String] = []
  private(set) var before: Delegate?

  func takePlace(of delegate: Delegate?) {
    if delegate as AnyObject !== self { before = delegate }
  }
}

final class StackForwarder: ForwardingDelegate<any UINavigationControllerDelegate>,
  UINavigationControllerDelegate
{
  func join(_ stack: UINavigationController) {
    takePlace(of: stack.delegate)
    stack.delegate = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("will \(viewController.title ?? "")")
    before?.navigationController(navigationController, willShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    lines.append("did \(viewController.title ?? "")")
    before?.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    before?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    before?.navigationController(
      navigationController, interactionControllerFor: animationController)
  }
}

final class TabsForwarder: ForwardingDelegate<any UITabBarControllerDelegate>,
  UITabBarControllerDelegate
{
  /// The app's reaction to the user's selection of a tab.
  var didSelect: (UITabBarController) -> Void = { _ in }

  func join(_ tabs: UITabBarController) {
    takePlace(of: tabs.delegate)
    tabs.delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    lines.append("should")
    return before?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    lines.append("did")
    before?.tabBarController(tabBarController, didSelect: viewController)
    didSelect(tabBarController)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { before?.tabBarController(tabBarController, shouldSelectTab: tab) ?? true }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    before?.tabBarController(
      tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }
}

final class SheetForwarder: ForwardingDelegate<any UIAdaptivePresentationControllerDelegate>,
  UIAdaptivePresentationControllerDelegate
{
  func join(_ presentation: UIPresentationController) {
    takePlace(of: presentation.delegate)
    presentation.delegate = self
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    lines.append("should")
    return before?.presentationControllerShouldDismiss(presentationController) ?? true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    lines.append("will")
    before?.presentationControllerWillDismiss(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    lines.append("did")
    before?.presentationControllerDidDismiss(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    lines.append("attempt")
    before?.presentationControllerDidAttemptToDismiss(presentationController)
  }
}

final class ColumnsForwarder: ForwardingDelegate<any UISplitViewControllerDelegate>,
  UISplitViewControllerDelegate
{
  func join(_ split: UISplitViewController) {
    takePlace(of: split.delegate)
    split.delegate = self
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("top")
    return before?.splitViewController(
      svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn) ?? proposedTopColumn
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    lines.append("collapsed")
    before?.splitViewControllerDidCollapse(svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    lines.append("expanded")
    before?.splitViewControllerDidExpand(svc)
  }
}
#endif
