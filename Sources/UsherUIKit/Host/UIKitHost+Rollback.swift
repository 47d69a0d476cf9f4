#if canImport(UIKit)
import UIKit
import Usher

// The user may drive a step's animation and cancel it. UIKit then keeps the stack as it was set,
// shows the previous screen, and never calls the completion of a presentation or a dismissal.

extension UIKitHost {
  /// Records that a view controller of the running step is on the display: if it is missing later,
  /// the user or the app has removed it.
  func recordDisplay(of controller: UIViewController) {
    guard let running, let element = elements.first(where: { $0.controller === controller }),
      running.expected.node(element.id) != nil
    else { return }
    self.running?.hasLanded = true
  }

  private func recordRollback(_ fact: Fact) {
    running?.hasLanded = false
    running?.cancelledFacts = [fact]
  }

  /// Treats a cancelled push as the user's pop, and performs other changes without animation.
  func rollBack(_ element: ControllerNode, to old: [ControllerNode]) {
    let new = element.children
    element.children = old
    element.setStack(new, animated: false)
    if let pushed = new.dropFirst(old.count).first, !old.isEmpty, new.starts(with: old, by: ===) {
      recordRollback(.popped(pushed.id))
    } else {
      element.children = new
      element.setStack(old, animated: false)
    }
  }

  /// Treats a presentation that has ended incomplete as the user's dismissal.
  ///
  /// UIKit begins it after the next layout, and calls no completion then.
  func watchPresentation(
    of element: ControllerNode, by presenter: UIViewController,
    _ end: @escaping @MainActor () -> Void
  ) {
    if let transition = element.controller.transitionCoordinator {
      wait(for: transition) { [weak self] isCancelled in
        guard isCancelled || !element.isPresented else { return }
        self?.presentationDidFail(of: element, end)
      }
    } else if element.didPresent != nil {
      awaitBeginning { [weak self] in
        if element.isPresented || element.didPresent == nil {
          self?.watchPresentation(of: element, by: presenter, end)
        } else if presenter.isInVisibleWindow {
          self?.presentationDidFail(of: element, end)
        } else {
          end()
        }
      }
    }
  }

  private func presentationDidFail(of element: ControllerNode, _ end: @MainActor () -> Void) {
    if elements.contains(where: { $0 === element }) { recordRollback(.dismissed(element.id)) }
    end()
  }

  /// Performs a cancelled dismissal without animation.
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

extension ControllerNode {
  /// Returns true if a pop has not completed, so that a removed screen is in the stack again.
  func hasRestored(_ old: [ControllerNode]) -> Bool {
    let standing = holder(of: old + children)?.viewControllers ?? []
    return old.map(\.controller).contains { controller in
      !children.contains { $0.controller === controller }
        && standing.contains { $0 === controller }
    }
  }
}
#endif
