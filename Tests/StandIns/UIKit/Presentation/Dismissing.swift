/// A request to dismiss the presented controller, or the controller itself.
@MainActor struct Dismissing {
  let source: UIViewController
  let isAnimated: Bool
  var isGesture = false

  init(from source: UIViewController, animated: Bool) {
    (self.source, isAnimated) = (source, animated)
  }

  /// Dismisses, unless there is nothing to dismiss or UIKit would refuse.
  func begin(_ completion: (() -> Void)?) {
    guard let lowest else { return }
    run(from: lowest) { if $0 { completion?() } }
  }

  /// Dismisses one presentation and all above it.
  @discardableResult func run(
    from lowest: UIPresentationController, _ end: @escaping (Bool) -> Void
  ) -> Transition? {
    guard !isBusy(lowest) else {
      source.log(
        "Attempt to dismiss from view controller \(source) while a presentation or dismiss is in "
          + "progress!")
      return nil
    }
    return Dismissal(of: lowest, self).run(end)
  }

  /// The lowest presentation of the dismissal.
  private var lowest: UIPresentationController? {
    var controller: UIViewController? = source
    while let candidate = controller {
      if let shown = candidate.shown { return shown }
      controller = candidate.parent
    }
    return source.activePresentationController
  }

  private func isBusy(_ lowest: UIPresentationController) -> Bool {
    lowest.containerView?.window?.presentations.contains(where: \.isMoving) ?? true
  }
}

/// A running dismissal: the lowest presentation leaves together with all above it.
@MainActor private struct Dismissal {
  let going: [UIPresentationController]
  let wish: Dismissing
  let presenter: UIViewController

  init(of lowest: UIPresentationController, _ wish: Dismissing) {
    going = [lowest] + lowest.presentedViewController.presentationsAbove
    presenter = lowest.presentingViewController
    self.wish = wish
  }

  func run(_ end: @escaping (Bool) -> Void) -> Transition {
    let hidden = going.map(\.presentedViewController).filter { $0.appearance.isShowing }
    let transition = Transition(plan, in: presenter.simulation ?? top.simulation)
    for presentation in going { presentation.transition = transition }
    for presentation in going.reversed() { presentation.dismissalTransitionWillBegin() }
    begin(hidden)
    transition.run { completed in
      for presentation in going { presentation.transition = nil }
      completed ? leave() : stay(hidden)
      end(completed)
    }
    return transition
  }

  private var top: UIViewController { going[going.count - 1].presentedViewController }
  private var uncovers: Bool { going[0].covered != nil }

  private var plan: TransitionPlan {
    var plan = TransitionPlan(
      from: top, to: presenter, containerView: going[going.count - 1].containerView ?? UIView(),
      style: going[0].presentationStyle, isAnimated: wish.isAnimated, isGesture: wish.isGesture)
    plan.resting = uncovers ? nil : presenter
    plan.endsAtOnce = false
    guard wish.isAnimated, !wish.isGesture, let delegate = top.transitioningDelegate else {
      return plan
    }
    plan.animator = delegate.animationController(forDismissed: top)
    plan.interactor = plan.animator.flatMap {
      delegate.interactionControllerForDismissal(using: $0)
    }
    return plan
  }

  private func begin(_ hidden: [UIViewController]) {
    for presentation in going { presentation.presentedViewController.movement.isDismissal = true }
    for controller in hidden.reversed() {
      controller.beginAppearanceTransition(false, animated: wish.isAnimated)
    }
    guard uncovers, let covered = going[0].covered else { return }
    presenter.beginAppearanceTransition(true, animated: wish.isAnimated)
    covered.in.insertSubview(covered.view, at: 0)
  }

  private func leave() {
    let gone = going.map(\.presentedViewController)
    if let covered = going[0].covered { covered.in.insertSubview(covered.view, at: 0) }
    for presentation in going.reversed() { presentation.leave() }
    for controller in gone.reversed() {
      controller.endAppearanceTransition()
      controller.movement.isDismissal = false
    }
    if uncovers { presenter.endAppearanceTransition() }
    for presentation in going.reversed() {
      presentation.dismissalTransitionDidEnd(true)
      presentation.release()
    }
  }

  private func stay(_ hidden: [UIViewController]) {
    if uncovers {
      presenter.conclude(hidden: true, animated: wish.isAnimated)
      going[0].covered?.view.removeFromSuperview()
    }
    for controller in hidden { controller.conclude(hidden: false, animated: wish.isAnimated) }
    for presentation in going.reversed() {
      presentation.presentedViewController.movement.isDismissal = false
      presentation.dismissalTransitionDidEnd(false)
    }
  }
}
