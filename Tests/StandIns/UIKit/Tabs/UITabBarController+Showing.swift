extension UITabBarController {
  /// Shows one tab in place of another, with the delegate's animation.
  func run(from old: UIViewController?, to new: UIViewController?) {
    let transition = Transition(plan(from: old, to: new), in: simulation)
    self.transition = transition
    old?.beginAppearanceTransition(false, animated: transition.isAnimated)
    new?.beginAppearanceTransition(true, animated: transition.isAnimated)
    // A controller may have selected another one as it appeared.
    guard front === new else { return hide(old, new) }
    if let new { view.insertSubview(new.view, at: 0) }
    transition.run { [weak self] completed in
      self?.transition = nil
      self?.end(from: old, to: new, completed)
    }
  }

  private func hide(_ controllers: UIViewController?...) {
    for controller in controllers.compactMap({ $0 }) where controller !== front {
      controller.conclude(hidden: true, animated: false)
      controller.viewIfLoaded?.removeFromSuperview()
    }
  }

  private func end(from old: UIViewController?, to new: UIViewController?, _ completed: Bool) {
    let gone = completed ? old : new
    let stays = completed ? new : old
    if !completed { (selected, front) = (old, old) }
    gone?.conclude(hidden: true, animated: false)
    gone?.viewIfLoaded?.removeFromSuperview()
    if appearance == .appeared { stays?.conclude(hidden: false, animated: false) }
  }

  func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded, let new { view.insertSubview(new.view, at: 0) }
  }

  private func plan(from old: UIViewController?, to new: UIViewController?) -> TransitionPlan {
    var plan = TransitionPlan(
      from: old, to: new, containerView: view,
      isAnimated: old != nil && simulation?.animatesTabs ?? false)
    guard let old, let new, let delegate else { return plan }
    plan.animator = delegate.tabBarController(
      self, animationControllerForTransitionFrom: old, to: new)
    plan.isAnimated = plan.isAnimated || plan.animator != nil
    plan.interactor = plan.animator.flatMap {
      delegate.tabBarController(self, interactionControllerFor: $0)
    }
    return plan
  }
}
