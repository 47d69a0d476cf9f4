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

  /// Holds the back button, and chooses a screen.
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

  /// Makes VoiceOver's escape gesture, which dismisses a presentation or pops the stack.
  ///
  /// No back action is performed, and no recognizer has to be enabled.
  @discardableResult public func escape(in window: UIWindow) -> Bool {
    guard let root = window.rootViewController else { return false }
    let top = root.presentationsAbove.last?.presentedViewController
    if let top { return swipeDown(on: top) || tapOutside(top) }
    guard let stack = root.stackInFront?.innermost, stack.isTouchable, stack.stack.count > 1 else {
      return false
    }
    return simulation.run { stack.popViewController(animated: true) != nil }
  }

  /// Begins to swipe from the edge.
  public func beginEdgeSwipe(in navigation: UINavigationController) -> SimulatedGesture? {
    let stack = navigation.innermost
    return simulation.run {
      guard stack.isTouchable else { return nil }
      return stack.beginPop(by: stack.interactivePopGestureRecognizer)
    }
  }

  /// Begins to swipe back anywhere in the content.
  public func beginContentSwipe(in navigation: UINavigationController) -> SimulatedGesture? {
    let stack = navigation.innermost
    return simulation.run {
      guard stack.isTouchable else { return nil }
      return stack.beginPop(by: stack.interactiveContentPopGestureRecognizer)
    }
  }

  /// Interrupts a running push by a swipe back: the push completes, and the pop begins in the same
  /// turn.
  public func interruptPush(in navigation: UINavigationController) -> SimulatedGesture? {
    let stack = navigation.innermost
    return simulation.run {
      guard stack.letsPushBeInterrupted else { return nil }
      stack.transition?.completeTransition(true)
      guard stack.transition == nil else { return nil }
      return stack.beginPop(by: stack.interactiveContentPopGestureRecognizer)
    }
  }
}

extension UINavigationController {
  /// The stack of the back button: the upper one, if one is inside the other.
  fileprivate var innermost: UINavigationController {
    guard let top = topViewController as? UINavigationController else { return self }
    let inner = top.innermost
    return inner.stack.count > 1 ? inner : self
  }

  /// A Boolean value that indicates whether there is a back button that can be touched.
  fileprivate var showsBackButton: Bool {
    isTouchable && hasBackButton
  }

  private var hasBackButton: Bool {
    guard stack.count > 1, !isNavigationBarHidden, let top = stack.last else { return false }
    return !top.navigationItem.hidesBackButton && !top.navigationItem.replacesBackButton
  }

  fileprivate func allowsPop(of item: UINavigationItem) -> Bool {
    (self as? any UINavigationBarDelegate)?.navigationBar(navigationBar, shouldPop: item) ?? true
  }

  /// Returns whether a swipe back would be recognized.
  private func letsPopBegin(by recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.isEnabled, stack.count > 1 else { return false }
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
      ?? (hasBackButton && !animatesPopsItself)
  }

  /// A Boolean value that indicates whether a finger can interrupt the push: a system transition
  /// with nothing above it.
  fileprivate var letsPushBeInterrupted: Bool {
    guard let transition, operation == .push, transition.isCatchable, appearance == .appeared,
      let recognizer = interactiveContentPopGestureRecognizer, letsPopBegin(by: recognizer)
    else { return false }
    return isTouchableWhileItMoves
  }

  private var animatesPopsItself: Bool {
    guard let top = stack.last, let below = stack.dropLast().last else { return false }
    let animator = delegate(for: "animationControllerFor")?.navigationController(
      self, animationControllerFor: .pop, from: top, to: below)
    return animator != nil
  }

  fileprivate func beginPop(by recognizer: UIGestureRecognizer?) -> SimulatedGesture? {
    guard let recognizer, letsPopBegin(by: recognizer), let simulation else { return nil }
    recognizer.state = .began
    var pop = StackChange(Array(stack.dropLast()), .pop, animated: true)
    pop.isGesture = true
    change(pop)
    guard let transition else { return nil }
    return SimulatedGesture(simulation, transition) { _ in recognizer.state = .possible }
  }
}

extension UIViewController {
  /// The stack that fills it, or a tab that is shown.
  fileprivate var stackInFront: UINavigationController? {
    self as? UINavigationController
      ?? (self as? UITabBarController)?.selectedViewController?.stackInFront
  }
}

extension UINavigationItem {
  fileprivate var replacesBackButton: Bool {
    !(leftBarButtonItems ?? []).isEmpty && !leftItemsSupplementBackButton
  }
}
