#if canImport(UIKit) && !canImport(ObjectiveC)
import UIKit

// Forwards to the app's delegates, whose methods have defaults if there is no Objective-C.

extension StackDelegate {
  func forward(
    willShow controller: UIViewController, in stack: UINavigationController, _ animated: Bool
  ) {
    next?.navigationController(stack, willShow: controller, animated: animated)
  }

  func forward(
    didShow controller: UIViewController, in stack: UINavigationController, _ animated: Bool
  ) {
    next?.navigationController(stack, didShow: controller, animated: animated)
  }

  func forward(
    animationFor operation: UINavigationController.Operation, _ from: UIViewController,
    _ to: UIViewController, in stack: UINavigationController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    next?.navigationController(stack, animationControllerFor: operation, from: from, to: to)
  }

  func forward(
    interactionFor animation: any UIViewControllerAnimatedTransitioning,
    in stack: UINavigationController
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    next?.navigationController(stack, interactionControllerFor: animation)
  }
}

extension TabsDelegate {
  func forward(shouldSelect controller: UIViewController, in tabs: UITabBarController) -> Bool {
    next?.tabBarController(tabs, shouldSelect: controller) ?? true
  }

  func forward(didSelect controller: UIViewController, in tabs: UITabBarController) {
    next?.tabBarController(tabs, didSelect: controller)
  }
}

extension PagesDelegate {
  func forward(willTransitionTo controllers: [UIViewController], in pages: UIPageViewController) {
    next?.pageViewController(pages, willTransitionTo: controllers)
  }

  func forward(
    didFinish finished: Bool, _ previous: [UIViewController], _ completed: Bool,
    in pages: UIPageViewController
  ) {
    next?.pageViewController(
      pages, didFinishAnimating: finished, previousViewControllers: previous,
      transitionCompleted: completed)
  }
}

extension SplitDelegate {
  func forward(
    topColumnFor proposed: UISplitViewController.Column, in split: UISplitViewController
  ) -> UISplitViewController.Column {
    next?.splitViewController(split, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
  }

  func forward(didCollapse split: UISplitViewController) {
    next?.splitViewControllerDidCollapse(split)
  }

  func forward(didExpand split: UISplitViewController) { next?.splitViewControllerDidExpand(split) }
}

extension PresentationDelegate {
  func forward(shouldDismiss presentation: UIPresentationController) -> Bool {
    next?.presentationControllerShouldDismiss(presentation) ?? true
  }

  func forward(willDismiss presentation: UIPresentationController) {
    next?.presentationControllerWillDismiss(presentation)
  }

  func forward(didDismiss presentation: UIPresentationController) {
    next?.presentationControllerDidDismiss(presentation)
  }

  func forward(didAttempt presentation: UIPresentationController) {
    next?.presentationControllerDidAttemptToDismiss(presentation)
  }
}
#endif
