extension UIKitSimulation {
  /// Gives the app another part of the screen.
  func resize(to traits: UITraitCollection) {
    run {
      let roots = windows.compactMap(\.rootViewController)
      let transition = Transition.ofSize(in: self)
      for root in roots { root.announce(traits, transition) }
      change(traits)
      for window in windows { window.takeSize(UIScreen(traits: traits).bounds.size) }
      for root in roots { root.adaptAll() }
      transition.run { _ in }
    }
  }
}

extension UIWindow {
  /// Resizes the window; views of its width follow, and are laid out.
  fileprivate func takeSize(_ size: CGSize) {
    frame.size = size
    for view in subviews where view.autoresizingMask.contains(.flexibleWidth) {
      view.frame.size.width = size.width
      view.setNeedsLayout()
    }
  }
}

extension Transition {
  /// The transition of a change of size.
  fileprivate static func ofSize(in simulation: UIKitSimulation) -> Transition {
    var plan = TransitionPlan(containerView: UIView(), isAnimated: true)
    plan.standardDuration = 0.3
    return Transition(plan, in: simulation)
  }
}

extension UIViewController {
  fileprivate func announce(_ traits: UITraitCollection, _ transition: Transition) {
    let size = UIScreen(traits: traits).bounds.size
    willTransition(to: traits, with: transition)
    viewWillTransition(to: size, with: transition)
    for presentation in presentationsAbove {
      presentation.presentedViewController.willTransition(to: traits, with: transition)
      presentation.presentedViewController.viewWillTransition(to: size, with: transition)
    }
  }

  fileprivate func adaptAll() {
    (self as? UISplitViewController)?.adapt()
    (self as? UITabBarController)?.adapt()
    for child in children { child.adaptAll() }
    shown?.presentedViewController.adaptAll()
  }
}
