extension SimulatedUser {
  /// Taps the back button.
  @discardableResult public func tapBack(in navigation: UINavigationController) -> Bool {
    let stack = navigation.innermost
    guard stack.showsBackButton, let item = stack.topViewController?.navigationItem else {
      return false
    }
    return simulation.run {
      if let action = item.backAction {
        action.perform(from: stack.navigationBar)
        return true
      }
      guard stack.allowsPop(of: item) else { return false }
      return stack.popViewController(animated: true) != nil
    }
  }

  /// Holds the back button, and chooses how far to go back.
  @discardableResult public func holdBack(
    in navigation: UINavigationController, to controller: UIViewController
  ) -> Bool {
    let stack = navigation.innermost
    guard stack.showsBackButton, let item = stack.topViewController?.navigationItem,
      stack.viewControllers.dropLast().contains(where: { $0 === controller })
    else { return false }
    return simulation.run {
      stack.allowsPop(of: item)
        && !(stack.popToViewController(controller, animated: true) ?? []).isEmpty
    }
  }

  /// Begins to swipe from the edge.
  public func beginEdgeSwipe(in navigation: UINavigationController) -> SimulatedGesture? {
    let stack = navigation.innermost
    return simulation.run {
      guard stack.letsEdgeSwipeBegin, let transition = stack.beginPop() else { return nil }
      return SimulatedGesture(simulation, transition) { _ in
        stack.interactivePopGestureRecognizer?.state = .possible
      }
    }
  }
}

extension UINavigationController {
  /// The stack that the back button acts on: the one on top, where one lies on the other.
  fileprivate var innermost: UINavigationController {
    guard let top = topViewController as? UINavigationController else { return self }
    let inner = top.innermost
    return inner.stack.count > 1 ? inner : self
  }

  /// Whether there is a back button that can be touched.
  fileprivate var showsBackButton: Bool {
    guard isTouchable, stack.count > 1, !isNavigationBarHidden, let top = stack.last else {
      return false
    }
    return !top.navigationItem.hidesBackButton && !top.navigationItem.replacesBackButton
  }

  fileprivate func allowsPop(of item: UINavigationItem) -> Bool {
    (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPop: item) ?? true
  }

  /// Whether a swipe from the edge would be recognized.
  fileprivate var letsEdgeSwipeBegin: Bool {
    guard isTouchable, stack.count > 1, let recognizer = interactivePopGestureRecognizer,
      recognizer.isEnabled
    else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
      ?? (showsBackButton && !animatesPopsItself)
  }

  private var animatesPopsItself: Bool {
    guard let delegate, let top = stack.last, let below = stack.dropLast().last else {
      return false
    }
    return delegate.navigationController(self, animationControllerFor: .pop, from: top, to: below)
      != nil
  }

  fileprivate func beginPop() -> Transition? {
    interactivePopGestureRecognizer?.state = .began
    var pop = StackChange(Array(stack.dropLast()), .pop, animated: true)
    pop.isGesture = true
    change(pop)
    return transition
  }
}

extension UINavigationItem {
  fileprivate var replacesBackButton: Bool {
    !(leftBarButtonItems ?? []).isEmpty && !leftItemsSupplementBackButton
  }
}
