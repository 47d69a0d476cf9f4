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

  /// Taps a tab of a bar that is built of tabs, or of its sidebar, which has those in groups.
  @discardableResult public func tap(_ tab: UITab, in tabs: UITabBarController) -> Bool {
    guard tabs.isTouchable, tab.tabBarController === tabs, !tab.isHidden,
      tab.parent == nil || tabs.showsSidebar
    else { return false }
    return simulation.run {
      guard tabs.permits(tab, asksTwice: simulation.tellsTabsTwice) else { return false }
      tabs.selectByHand(tab.front, tellsTwice: simulation.tellsTabsTwice)
      return true
    }
  }

  /// Chooses a tab from the list of those without room in the bar.
  @discardableResult public func choose(_ index: Int, in tabs: UITabBarController) -> Bool {
    guard tabs.hasMore, index > 3, tabs.controllers.indices.contains(index),
      tabs.front === tabs.more,
      tabs.more.letsChoose
    else { return false }
    simulation.run { tabs.selectInList(tabs.controllers[index]) }
    return true
  }

  /// Reorders the tabs, by their previous places.
  @discardableResult public func rearrange(_ tabs: UITabBarController, to order: [Int]) -> Bool {
    guard tabs.hasMore, tabs.front === tabs.more, tabs.more.letsChoose,
      order.sorted() == Array(tabs.controllers.indices),
      let movable = tabs.customizableViewControllers, !movable.isEmpty
    else { return false }
    simulation.run { tabs.rearrange(order.map { tabs.controllers[$0] }, movable) }
    return true
  }

  /// Begins to turn a page.
  public func beginSwipe(
    to direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> SimulatedGesture? {
    guard pages.isTouchable else { return nil }
    return simulation.run {
      pages.neighbor(direction).flatMap { pages.turnByHand(to: $0) }
        .map { SimulatedGesture(simulation, $0) }
    }
  }

  /// Turns a page, which takes time.
  @discardableResult public func swipe(
    to direction: UIPageViewController.NavigationDirection, in pages: UIPageViewController
  ) -> Bool {
    let gesture = beginSwipe(to: direction, in: pages)
    gesture?.finish()
    return gesture != nil
  }
}

extension UITabBarController {
  fileprivate func permits(_ tab: UITab, asksTwice: Bool) -> Bool {
    guard let delegate else { return true }
    guard delegate.tabBarController(self, shouldSelectTab: tab) else { return false }
    guard asksTwice, let controller = tab.front.shown else { return true }
    return delegate.tabBarController(self, shouldSelect: controller)
  }

  fileprivate func selectByHand(_ tab: UITab, tellsTwice: Bool) {
    let previous = selectedTab
    if tab === previous {
      (front as? UINavigationController)?.popToRootByHand()
    } else {
      show(tab)
    }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    if tellsTwice, let front { delegate?.tabBarController(self, didSelect: front) }
  }

  fileprivate func rearrange(_ order: [UIViewController], _ movable: [UIViewController]) {
    let isChanged = !order.elementsEqual(controllers, by: ===)
    delegate?.tabBarController(self, willBeginCustomizing: movable)
    delegate?.tabBarController(self, willEndCustomizing: order, changed: isChanged)
    controllers = order
    showItems()
    delegate?.tabBarController(self, didEndCustomizing: order, changed: isChanged)
  }
}
