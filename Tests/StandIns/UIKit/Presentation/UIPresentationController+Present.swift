extension UIPresentationController {
  /// Presents the controller over its presenter.
  func present(in window: UIWindow, _ wish: Presenting, _ completion: (() -> Void)?) {
    let presenter = wish.presenter
    let presented = presentedViewController
    hold(by: presenter)
    presenter.shown = self
    window.presentations.append(self)
    presented.movement.isPresentation = true
    keeper = nil
    guard window.simulation.defersTransitions, window.simulation.animatesViews else {
      return begin(in: window, wish, completion)
    }
    isPending = true
    window.simulation.clock.after(0) { [self] in
      isPending = false
      guard presenter.viewIfLoaded?.window != nil else { return giveUp(wish, in: window) }
      begin(in: window, wish, completion)
    }
  }

  /// Abandons a presentation whose presenter has left its window before the beginning.
  private func giveUp(_ wish: Presenting, in window: UIWindow) {
    wish.source.log(
      "Attempt to present \(wish.presented) on \(wish.presenter) (from \(wish.source)) whose view "
        + "is not in the window hierarchy.")
    leave()
    window.presentations.removeAll { $0 === self }
    release()
  }

  private func begin(in window: UIWindow, _ wish: Presenting, _ completion: (() -> Void)?) {
    let container = UIView(frame: window.bounds)
    containerView = container
    window.addSubview(container)
    let transition = Transition(plan(wish, in: container), in: window.simulation)
    self.transition = transition
    adapt(transition)
    beginPresenting(in: container, animated: wish.isAnimated)
    transition.run { [self] completed in
      self.transition = nil
      completed ? endPresenting(completion) : takeBack()
    }
  }

  private func adapt(_ transition: Transition) {
    let style = adaptivePresentationStyle
    if let popover = self as? UIPopoverPresentationController {
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    adaptiveDelegate?.presentationController(
      self, willPresentWithAdaptiveStyle: style, transitionCoordinator: transition)
    if style != .none { presentationStyle = style }
  }

  private func plan(_ wish: Presenting, in container: UIView) -> TransitionPlan {
    let presented = presentedViewController
    var plan = TransitionPlan(
      from: wish.presenter, to: presented, containerView: container, style: presentationStyle,
      isAnimated: wish.isAnimated)
    plan.resting = shouldRemovePresentersView ? nil : wish.presenter
    plan.endsAtOnce = false
    plan.standardDuration = 0.5
    guard wish.isAnimated, let delegate = presented.transitioningDelegate else { return plan }
    plan.animator = delegate.animationController(
      forPresented: presented, presenting: wish.presenter, source: wish.source)
    plan.interactor = plan.animator.flatMap {
      delegate.interactionControllerForPresentation(using: $0)
    }
    return plan
  }

  private func beginPresenting(in container: UIView, animated: Bool) {
    presentationTransitionWillBegin()
    if shouldRemovePresentersView {
      presentingViewController.beginAppearanceTransition(false, animated: animated)
    }
    presentedViewController.beginAppearanceTransition(true, animated: animated)
    if let presentedView { container.addSubview(presentedView) }
  }

  private func endPresenting(_ completion: (() -> Void)?) {
    if shouldRemovePresentersView { cover(presentingViewController) }
    presentedViewController.endAppearanceTransition()
    presentationTransitionDidEnd(true)
    completion?()
  }

  private func cover(_ presenter: UIViewController) {
    if let view = presenter.viewIfLoaded, let place = view.superview {
      covered = (view, place)
      view.removeFromSuperview()
    }
    presenter.endAppearanceTransition()
  }

  private func takeBack() {
    let presented = presentedViewController
    let presenter = presentingViewController
    presented.conclude(hidden: true, animated: true)
    if shouldRemovePresentersView { presenter.conclude(hidden: false, animated: true) }
    leave()
    presentationTransitionDidEnd(false)
  }

  /// Unlinks the two controllers.
  func leave() {
    presenter?.shown = nil
    presentedViewController.presentation = nil
    containerView?.window?.presentations.removeAll { $0 === self }
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    containerView?.removeFromSuperview()
    containerView = nil
    presentedViewController.movement.isPresentation = false
  }
}
