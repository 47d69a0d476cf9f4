#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Somebody other than a step began to change the display: the user, or the app's own code.
  func userBegan(_ transition: any UIViewControllerTransitionCoordinator) {
    if beginGesture() { follow(transition) }
  }

  /// The user began to take a layer away; UIKit says so before its transition or with it.
  func userBeganDismissing(_ controller: UIViewController) {
    guard beginGesture() else { return }
    if let transition = controller.transitionCoordinator { return follow(transition) }
    soon { [weak self, weak controller] in
      guard let transition = controller?.transitionCoordinator else {
        self?.userEnded(isCancelled: false)
        return
      }
      self?.follow(transition)
    }
  }

  private func follow(_ transition: any UIViewControllerTransitionCoordinator) {
    let isQueued = transition.animate(alongsideTransition: nil) { [weak self] context in
      let isCancelled = context.isCancelled
      soon { self?.userEnded(isCancelled: isCancelled) }
    }
    if !isQueued { soon { [weak self] in self?.userEnded(isCancelled: false) } }
  }

  /// Says that the display is not the director's for now; whether it was until now.
  @discardableResult
  func beginGesture() -> Bool {
    guard running == nil, !isGesturing, let director else { return false }
    isGesturing = true
    director.report(.gestureBegan)
    return true
  }

  /// What others began has ended; what has come of it is read from the display.
  func userEnded(isCancelled: Bool) {
    guard isGesturing else { return }
    if isCancelled { for place in places { place.restoreStack() } }
    isGesturing = false
    let before = shown
    let facts = observe(expecting: before)
    for fact in facts { director?.report(fact) }
    if hasLeft(before) { director?.close() }
    director?.report(.gestureEnded(completed: shown != before))
  }

  /// A button of an alert was chosen, which has gone by now.
  func note(answer fact: Fact) {
    if !isGesturing { shown = read() }
    director?.report(fact)
  }

  /// Passes on what is about one screen, and looks what else has happened.
  func note(_ fact: Fact) {
    director?.report(fact)
    if running == nil && !isGesturing { lookSoon() }
  }
}
#endif
