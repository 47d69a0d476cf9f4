extension SimulatedUser {
  /// Taps a tab.
  @discardableResult public func tap(_ index: Int, in tabs: UITabBarController) -> Bool {
    guard let controllers = tabs.viewControllers, controllers.indices.contains(index) else {
      return false
    }
    return select(
      tabs.hasMore && index > 3 ? tabs.moreNavigationController : controllers[index], tabs)
  }

  private func select(_ controller: UIViewController, _ tabs: UITabBarController) -> Bool {
    guard tabs.isTouchable, controller.tabBarItem.isEnabled else { return false }
    return simulation.run {
      guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else {
        return false
      }
      tabs.selectByHand(controller)
      return true
    }
  }

  /// Begins to turn a page.
  public func beginSwipe(
    to direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> SimulatedGesture? {
    guard pages.isTouchable, let page = pages.viewControllers?.first else { return nil }
    return simulation.run {
      let next =
        direction == .forward
        ? pages.dataSource?.pageViewController(pages, viewControllerAfter: page)
        : pages.dataSource?.pageViewController(pages, viewControllerBefore: page)
      return next.flatMap { pages.turnByHand(to: $0) }.map { SimulatedGesture(simulation, $0) }
    }
  }

  /// Turns a page; what follows takes time.
  @discardableResult public func swipe(
    to direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool {
    let gesture = beginSwipe(to: direction, in: pages)
    gesture?.finish()
    return gesture != nil
  }
}
