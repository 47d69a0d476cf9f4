#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Performs a step if the display has not changed since the step was requested.
  ///
  /// It awaits one layout for a transition, which may never begin, and several for a presentation.
  func perform(
    _ step: Step, _ ticket: Int, asked before: SceneTree, hasAwaitedLayout: Bool = false,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard ticket == tickets, director != nil else { return }
    let again: @MainActor (Bool) -> Void = { [weak self] in
      self?.perform(step, ticket, asked: before, hasAwaitedLayout: $0, completion)
    }
    if let transition, wait(for: transition, then: { _ in again(hasAwaitedLayout) }) { return }
    if isAboutToMove, !hasAwaitedLayout || isAboutToPresent {
      return atNextLayout { again(true) }
    }
    if !isGesturing, obstacle(to: step) != nil { return completion() }
    let facts = isGesturing ? [] : observe(instead: overdue)
    if overdue != nil { repeatAppearances(since: before) }
    overdue = nil
    guard !isGesturing, shown == before, let expected = try? shown.applying(step) else {
      return report(facts, over: completion)
    }
    running = Running(ticket: ticket, step: step, expected: expected, completion: completion)
    begin(step) { [weak self] in self?.end(ticket) }
    installObservers(for: expected)
  }

  /// Ends the running step; only the first call for a step counts.
  ///
  /// Waits for a running transition: during an interactive pop the stack already lacks its top.
  private func end(_ ticket: Int, hasAwaitedLayout: Bool = false) {
    guard let running, running.ticket == ticket else { return }
    let again: @MainActor (Bool) -> Void = { [weak self] in
      self?.end(ticket, hasAwaitedLayout: $0)
    }
    if let transition {
      if transition.isInteractive, running.hasLanded { return yield(to: transition) }
      if wait(for: transition, then: { _ in again(hasAwaitedLayout) }) { return }
    }
    if running.step.isAnimated, !hasAwaitedLayout, isAboutToMove {
      return atNextLayout { again(true) }
    }
    self.running = nil
    releaseLeaving()
    installObservers(for: running.expected)
    let facts = observe(instead: running)
    report(facts + running.cancelledFacts, over: running.completion)
  }

  /// Ends the running step, which is complete, while the user has already begun a gesture.
  ///
  /// Until the gesture ends, the display cannot be read, and the expected tree counts as shown.
  private func yield(to transition: any UIViewControllerTransitionCoordinator) {
    guard let running else { return }
    self.running = nil
    releaseLeaving()
    releaseDismissed()
    shown = running.expected
    userBegan(transition)
    running.completion()
  }

  func releaseLeaving() {
    for element in leaving { element.release() }
    leaving = []
  }

  /// Reports outside changes, and then the end of the step.
  ///
  /// The director must not request another step before it has followed them.
  func report(_ facts: [Fact], over completion: @MainActor () -> Void) {
    guard !facts.isEmpty else { return completion() }
    beginGesture()
    for fact in facts { director?.report(fact) }
    completion()
    endSoon()
  }
}
#endif
