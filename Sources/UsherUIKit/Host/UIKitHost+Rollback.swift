#if canImport(UIKit)
import UIKit
import Usher

// A step may be animated by the user's hand, who takes it back: UIKit leaves a stack as it was set then,
// shows what was there before, and never calls the completion of a presentation or a dismissal.

extension UIKitHost {
  /// A view controller that a step brings is on the display: from now on, others have taken it away where
  /// it is missing.
  func noteLanding(of controller: UIViewController) {
    guard let running, let element = elements.first(where: { $0.controller === controller }),
      running.expected.node(element.id) != nil
    else { return }
    self.running?.hasLanded = true
  }

  private func noteRollback(_ fact: Fact) {
    running?.hasLanded = false
    running?.cancelledFacts = [fact]
  }

  /// A push that is taken back is the user's pop; whatever else the director wanted is done at once.
  func rollBack(_ element: ControllerNode, to old: [ControllerNode]) {
    let new = element.children
    element.children = old
    element.setStack(new, animated: false)
    if let pushed = new.dropFirst(old.count).first, !old.isEmpty, new.starts(with: old, by: ===) {
      noteRollback(.popped(pushed.id))
    } else {
      element.children = new
      element.setStack(old, animated: false)
    }
  }

  /// A presentation that is taken back is the user's dismissal.
  func watchPresentation(of element: ControllerNode, _ end: @escaping @MainActor () -> Void) {
    guard let transition = element.controller.transitionCoordinator else { return }
    wait(for: transition) { [weak self] isCancelled in
      let hasGone = element.controller.presentingViewController == nil
      guard isCancelled || hasGone, let self else { return }
      if elements.contains(where: { $0 === element }) { noteRollback(.dismissed(element.id)) }
      end()
    }
  }

  /// A dismissal that is taken back is what the director wanted all the same.
  func watchDismissal(
    of controller: UIViewController, by presenter: UIViewController,
    _ end: @escaping @MainActor () -> Void
  ) {
    guard let transition = presenter.transitionCoordinator else { return }
    wait(for: transition) { isCancelled in
      guard isCancelled || controller.presentingViewController === presenter else { return }
      presenter.dismiss(animated: false, completion: end)
    }
  }
}
#endif
