import Foundation

/// One change of a navigation controller's stack.
@MainActor struct StackChange {
  let stack: [UIViewController]
  let operation: UINavigationController.Operation
  let isAnimated: Bool
  var isGesture = false
  let restores: Bool

  init(
    _ stack: [UIViewController], _ operation: UINavigationController.Operation, animated: Bool,
    restores: Bool = true
  ) {
    (self.stack, self.operation, isAnimated) = (stack, operation, animated)
    self.restores = restores
  }
}

extension UINavigationController {
  /// Returns whether UIKit accepts a controller on top.
  func allowsPush(of controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      raise(.invalidArgument, "Pushing a navigation controller is not supported")
    } else if stack.contains(where: { $0 === controller }) {
      raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported (\(controller))")
    } else if controller.isLeaving(self) {
      raise(.invalidArgument, "Can't add self as subview")
    } else if controller.standsInAnother(than: self) {
      raiseShared(controller)
    } else {
      return true
    }
    return false
  }

  private func raiseShared(_ controller: UIViewController) {
    raise(
      .invalidArgument,
      "A view controller can be in one navigation controller only at a time (\(controller))")
  }

  /// Returns whether UIKit accepts a whole stack.
  func allowsStack(of controllers: [UIViewController]) -> Bool {
    if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
      raise(
        .invalidArgument, "All view controllers in a navigation controller must be distinct")
    } else if controllers.contains(where: { $0 is UINavigationController }) {
      raise(.invalidArgument, "Pushing a navigation controller is not supported")
    } else if controllers.last?.isLeaving(self) ?? false {
      raise(.invalidArgument, "Can't add self as subview")
    } else if let shared = controllers.first(where: { $0.standsInAnother(than: self) }) {
      raiseShared(shared)
    } else {
      return true
    }
    return false
  }

  /// Changes the stack, with a transition if the visible top changes.
  func change(_ change: StackChange) {
    let before = stack
    stack = change.stack
    announce(from: before)
    navigationBar.show(stack)
    if transition != nil { return logNested(change) }
    if defers(change) {
      return wait(with: change, from: before)
    }
    begin(change, before)
  }

  /// Begins a change that waited for the layout, from the stack before it.
  func begin(_ change: StackChange, _ before: [UIViewController]) {
    let from = displayed
    let top = stack.last
    guard appearance.isShowing, let top, top !== from else { return settle() }
    show(top, from: from, change, before)
  }

  private func announce(from before: [UIViewController]) {
    for controller in before where !stack.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.movement.isFromParent = true
    }
    for controller in stack where controller.parent !== self {
      contain(controller)
      arriving.append(controller)
    }
  }

  private func logNested(_ change: StackChange) {
    let kind = change.operation == .pop ? "pop" : "push"
    log("nested \(kind) animation can result in corrupted navigation bar")
  }

  private func show(
    _ top: UIViewController, from: UIViewController?, _ change: StackChange,
    _ before: [UIViewController]
  ) {
    let transition = Transition(plan(from, top, change), in: simulation)
    (self.transition, operation) = (transition, change.operation)
    top.loadViewIfNeeded()
    from?.beginAppearanceTransition(false, animated: change.isAnimated)
    view.insertSubview(top.view, at: 0, before: top, animated: change.isAnimated)
    delegate(for: "willShow")?.navigationController(
      self, willShow: top, animated: change.isAnimated)
    transition.run { [weak self] completed in
      self?.end(change, from: from, before: completed || !change.restores ? nil : before, completed)
    }
  }

  private func plan(
    _ from: UIViewController?, _ top: UIViewController, _ change: StackChange
  ) -> TransitionPlan {
    var plan = TransitionPlan(
      from: from, to: top, containerView: view, isAnimated: change.isAnimated,
      isGesture: change.isGesture)
    guard let from, change.isAnimated, !change.isGesture else { return plan }
    plan.animator = delegate(for: "animationControllerFor")?.navigationController(
      self, animationControllerFor: change.operation, from: from, to: top)
    plan.interactor = plan.animator.flatMap {
      delegate(for: "interactionControllerFor")?
        .navigationController(self, interactionControllerFor: $0)
    }
    return plan
  }

  private func end(
    _ change: StackChange, from: UIViewController?, before: [UIViewController]?, _ completed: Bool
  ) {
    let top = transition?.to
    transition = nil
    if completed { return arrive(at: top, from: from, change) }
    if let before {
      stack = before
      navigationBar.show(stack)
    }
    top?.conclude(hidden: true, animated: change.isAnimated)
    top?.viewIfLoaded?.removeFromSuperview()
    if appearance.isShowing { from?.conclude(hidden: false, animated: change.isAnimated) }
    for controller in stack { controller.movement.isFromParent = false }
    endMoves()
  }

  private func arrive(
    at top: UIViewController?, from: UIViewController?, _ change: StackChange
  ) {
    from?.conclude(hidden: true, animated: change.isAnimated)
    install(top)
    if appearance == .appeared { top?.conclude(hidden: false, animated: change.isAnimated) }
    // The controller that has just appeared may already have begun to leave again.
    if transition == nil { settle() }
    if let top, appearance == .appeared {
      delegate(for: "didShow")?
        .navigationController(self, didShow: top, animated: change.isAnimated)
    }
  }
}
