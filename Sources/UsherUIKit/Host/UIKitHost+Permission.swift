#if canImport(UIKit)
import UIKit
import Usher

/// Answers for delegates that UIKit asks for permission.
extension UIKitHost {
  /// Returns true if the user may tap a tab; a tap on the selected one pops its stack to the root.
  ///
  /// The user may not while that stack is in transition: UIKit would pop in the middle of it and
  /// log a warning. A tap that is not permitted is reported, so that a guard can redirect it or the
  /// app can select the tab later.
  func permits(tap tab: ControllerNode) -> Bool {
    guard tab.parent?.selected == tab.id else { return permits(.selected(tab.id)) }
    guard tab.node.kind == .stack, tab.children.count > 1 else { return true }
    guard tab.controller.transitionCoordinator == nil else { return false }
    let popped = tab.children[1].id
    return permits(.popped(popped), orElse: .dismissalAttempted(popped))
  }

  private func permits(_ fact: Fact, orElse attempt: Fact? = nil) -> Bool {
    guard let director, !director.permits(fact) else { return true }
    soon { [weak director] in director?.report(attempt ?? fact) }
    return false
  }

  /// Returns true if the user may dismiss a modal; a presented root only if all of its screens are
  /// free.
  func permits(dismissing presented: ControllerNode) -> Bool {
    guard let director, presented !== root else { return root?.isFree ?? true }
    return director.permits(.dismissed(presented.id))
  }

  /// Handles a tap on the back button of a screen that is not free.
  func askBack(_ top: ControllerNode) {
    guard let director, let stack = top.controller.navigationController else { return }
    guard director.permits(.popped(top.id)) else {
      return director.report(.dismissalAttempted(top.id))
    }
    stack.popViewController(animated: true)
  }

  /// Handles the end of a swipe between pages, which may come after the time limit.
  func didTurnPage(_ completed: Bool) { didMove(isCancelled: !completed) }

  /// Handles the end of any transition in the next turn; a step is ended by its own completion.
  ///
  /// UIKit is still working when it calls a delegate. A stack inside a page reports its top as
  /// shown before the page controller has removed the other page.
  func didMove(isCancelled: Bool = false) {
    wasCancelled = wasCancelled || isGesturing && isCancelled
    isGesturing ? endSoon() : checkSoon()
  }
}

extension ControllerNode {
  fileprivate var isFree: Bool { all.allSatisfy { $0.node.dismissal == .free } }
}
#endif
