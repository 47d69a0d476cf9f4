extension UINavigationController {
  /// Updates children and views to the stack, once no transition runs.
  func settle() {
    if stack.last !== displayed {
      appearance == .disappeared ? install(nil) : catchUp(with: stack.last)
    }
    endMoves()
  }

  /// Notifies the controllers that were added and those that were removed, and releases the latter.
  func endMoves() {
    releaseLeft()
    let arrived = arriving
    arriving = []
    for controller in arrived where controller.parent === self {
      controller.didMove(toParent: self)
    }
    didSettle()
  }

  private func releaseLeft() {
    for controller in children where !stack.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
  }

  private func catchUp(with top: UIViewController?) {
    let before = displayed
    if appearance.isShowing {
      before?.beginAppearanceTransition(false, animated: false)
      top?.beginAppearanceTransition(true, animated: false)
    }
    install(top)
    before?.endAppearanceTransition()
    if appearance == .appeared { top?.endAppearanceTransition() }
  }
}

extension UIViewController {
  /// Returns whether another navigation controller contains it.
  func standsInAnother(than navigation: UINavigationController) -> Bool {
    guard let other = parent as? UINavigationController, other !== navigation else { return false }
    return other.stack.contains { $0 === self }
  }

  /// Returns whether it is being removed from a navigation controller.
  func isLeaving(_ navigation: UINavigationController) -> Bool {
    navigation.transition != nil && navigation.transition?.from === self
      && !navigation.stack.contains { $0 === self }
  }
}

extension UIView {
  /// Inserts the view of a controller that begins to appear.
  func insertSubview(
    _ view: UIView, at index: Int, before controller: UIViewController, animated: Bool
  ) {
    controller.beginAppearanceTransition(true, animated: animated)
    insertSubview(view, at: index)
  }
}
