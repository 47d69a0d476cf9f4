#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Somebody other than a step began to change the display: the user, or the app's own code.
  func userBegan(_ transition: any UIViewControllerTransitionCoordinator) {
    guard beginGesture() else { return }
    if !follow(transition, of: gesture) { endSoon() }
  }

  /// The user began to dismiss a modal; UIKit reports that before its transition or with it.
  func userBeganDismissing(_ controller: UIViewController) {
    if let transition = controller.transitionCoordinator { return userBegan(transition) }
    if beginGesture() { endSoon() }
  }

  /// Reports that others are changing the display; a change that began before is part of the same.
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

  /// Ends the change after a while, since UIKit may never report that a page has come to rest.
  ///
  /// Waits for any transition that still runs by then.
  private func watchGesture(with options: SceneDirector.Options) {
    let (clock, limit) = (options.clock, options.stepLimit)
    gestureWatch?.cancel()
    gestureWatch = Task { [weak self, gesture] in
      try? await clock.pause(for: limit)
      if !Task.isCancelled { self?.ended(gesture, isCancelled: false) }
    }
  }

  /// Waits for the end of a transition; says whether there is one to come.
  private func follow(
    _ transition: any UIViewControllerTransitionCoordinator, of number: Int
  ) -> Bool {
    wait(for: transition) { [weak self] in self?.ended(number, isCancelled: $0) }
  }

  /// Ends in the next turn, or with the transition that runs by then.
  func endSoon() {
    soon { [weak self, gesture] in self?.ended(gesture, isCancelled: false) }
  }

  private func ended(_ number: Int, isCancelled: Bool) {
    if number == gesture { userEnded(isCancelled: isCancelled) }
  }

  /// Reads the result of a change by others, which has ended.
  ///
  /// Another transition may run by now, in the same container or elsewhere, and is waited for: until it
  /// has ended, its stack is not to be touched.
  func userEnded(isCancelled: Bool) {
    guard isGesturing else { return }
    wasCancelled = wasCancelled || isCancelled
    if let transition, follow(transition, of: gesture) { return }
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

  /// The display is about to have another size, and a tab bar perhaps a list that comes or goes.
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

  /// Puts stacks back that a transition which was taken back has left changed.
  func restoreStacks() {
    for element in elements { element.restoreStack() }
  }

  /// A button of an alert was chosen, which has gone by now.
  func note(answer fact: Fact) {
    if !isGesturing { shown = read() }
    director?.report(fact)
  }

  /// Passes on what is about one screen, and looks what else has happened.
  func note(_ fact: Fact) {
    director?.report(fact)
    if running == nil && !isGesturing { checkSoon() }
  }
}
#endif
