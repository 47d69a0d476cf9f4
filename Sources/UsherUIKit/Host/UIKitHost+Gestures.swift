#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Handles a transition that the user or the app's code has begun.
  func userBegan(_ transition: any UIViewControllerTransitionCoordinator) {
    guard beginGesture() else { return }
    if !waits(for: transition, number: gesture) { endSoon() }
  }

  /// Handles a dismissal that the user has begun, with or before its transition.
  func userBeganDismissing(_ controller: UIViewController) {
    if let transition = controller.transitionCoordinator { return userBegan(transition) }
    if beginGesture() { endSoon() }
  }

  /// Reports the beginning of an outside change; one that is already running is continued.
  @discardableResult
  func beginGesture() -> Bool {
    guard running == nil, let director else { return false }
    gesture += 1
    watchGesture(with: director.options)
    guard !isGesturing else { return true }
    isGesturing = true
    director.report(.gestureBegan)
    return true
  }

  /// Ends the change after a time limit, since UIKit may never report the end of a page turn.
  ///
  /// Waits for a transition that is still running by then.
  private func watchGesture(with options: SceneDirector.Options) {
    gestureWatch?.cancel()
    gestureWatch = options.clock.after(options.stepLimit) { [weak self, gesture] in
      self?.ended(gesture, isCancelled: false)
    }
  }

  /// Waits for the end of a transition; returns `false` if there is none.
  private func waits(
    for transition: any UIViewControllerTransitionCoordinator, number: Int
  ) -> Bool {
    wait(for: transition) { [weak self] in self?.ended(number, isCancelled: $0) }
  }

  /// Ends the change in the next turn, or with a transition that is running by then.
  func endSoon() {
    soon { [weak self, gesture] in self?.ended(gesture, isCancelled: false) }
  }

  private func ended(_ number: Int, isCancelled: Bool) {
    if number == gesture { userEnded(isCancelled: isCancelled) }
  }

  /// Reads the result of an outside change that has ended.
  ///
  /// Waits for any running transition, since its stack must not be changed before it ends.
  func userEnded(isCancelled: Bool, hasAwaitedLayout: Bool = false) {
    guard isGesturing else { return }
    wasCancelled = wasCancelled || isCancelled
    if let transition, waits(for: transition, number: gesture) { return }
    if !hasAwaitedLayout, isAboutToMove {
      return atNextLayout { [weak self, gesture] in
        guard let self, gesture == self.gesture else { return }
        userEnded(isCancelled: false, hasAwaitedLayout: true)
      }
    }
    if wasCancelled { restoreStacks() }
    (isGesturing, wasCancelled) = (false, false)
    gestureWatch?.cancel()
    let before = shown
    let facts = observe()
    repeatAppearances(since: before)
    for fact in facts { director?.report(fact) }
    if hasLeft(before) { director?.close() }
    director?.report(.gestureEnded(completed: shown != before))
  }

  /// Prepares for a new size of the display, with which the More list may come or go.
  func willResize(with transition: any UIViewControllerTransitionCoordinator) {
    guard elements.contains(where: { ($0.controller as? UITabBarController)?.list != nil }) else {
      return
    }
    isResizing = true
    wait(for: transition) { [weak self] _ in self?.didResize() }
  }

  private func didResize() {
    restoreStacks()
    isResizing = false
    checkSoon()
  }

  /// Restores stacks that a cancelled transition has left changed.
  func restoreStacks() {
    for element in elements { element.restoreStack() }
  }

  /// Reports the answer to an alert that has been dismissed.
  func report(answer fact: Fact) {
    if !isGesturing { shown = read() }
    director?.report(fact)
  }

  /// Reports a fact about one screen, and checks for other changes.
  func report(_ fact: Fact) {
    director?.report(fact)
    if running == nil && !isGesturing { checkSoon() }
  }
}
#endif
