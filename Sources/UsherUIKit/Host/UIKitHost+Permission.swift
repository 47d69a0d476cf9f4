#if canImport(UIKit)
import UIKit
import Usher

/// Answers to the questions of delegates.
extension UIKitHost {
  /// Returns whether the user may tap a tab; a tap on the selected one pops its stack to the root.
  ///
  /// While that stack moves he may not: UIKit would pop in the middle of it, and warns of the bar. A tap
  /// that is not permitted is reported: a guard may lead elsewhere first, or the app selects it later.
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

  /// Returns whether the user may dismiss a modal; a presented root may go where all of it is free.
  func permits(dismissing presented: ControllerNode) -> Bool {
    guard let director, presented !== root else { return root?.isFree ?? true }
    return director.permits(.dismissed(presented.id))
  }

  /// The back button of a screen that is not free was tapped.
  func askBack(_ top: ControllerNode) {
    guard let director, let stack = top.controller.navigationController else { return }
    guard director.permits(.popped(top.id)) else {
      return director.report(.dismissalAttempted(top.id))
    }
    stack.popViewController(animated: true)
  }

  /// A swipe between pages has ended, perhaps one that took too long.
  func didTurnPage(_ completed: Bool) {
    isGesturing ? userEnded(isCancelled: !completed) : checkForChanges()
  }

  /// A transition has ended, by whatever it was begun; a step ends by its own.
  func didMove() {
    isGesturing ? userEnded(isCancelled: false) : checkForChanges()
  }
}

extension ControllerNode {
  fileprivate var isFree: Bool { all.allSatisfy { $0.node.dismissal == .free } }
}
#endif
