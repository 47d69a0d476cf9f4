#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Performs a step where the display is as it was when the step was asked for.
  func perform(
    _ step: Step, _ ticket: Int, asked before: SceneTree,
    _ completion: @escaping @MainActor () -> Void
  ) {
    guard ticket == tickets, director != nil else { return }
    let again: @MainActor (Bool) -> Void = { [weak self] _ in
      self?.perform(step, ticket, asked: before, completion)
    }
    if let transition, wait(for: transition, then: again) { return }
    if !isGesturing, waitsForSystem(with: step, completion) { return }
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

  /// Ends the running step; the first of several notices of its end counts.
  ///
  /// Waits for any transition that runs by then: while a finger holds a pop, the stack lacks its top already.
  private func end(_ ticket: Int) {
    guard let running, running.ticket == ticket else { return }
    let again: @MainActor (Bool) -> Void = { [weak self] _ in self?.end(ticket) }
    if let transition {
      if transition.isInteractive, running.hasLanded { return yield(to: transition) }
      if wait(for: transition, then: again) { return }
    }
    self.running = nil
    releaseLeaving()
    installObservers(for: running.expected)
    let facts = observe(instead: running)
    report(facts + running.cancelledFacts, over: running.completion)
  }

  /// Ends the step that runs, which has come to rest, where a finger is on the display already.
  ///
  /// The display cannot be read until the finger has decided; until then it shows what was expected.
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

  /// Reports what others have changed meanwhile, and then that the step has ended.
  ///
  /// Until the director has followed them, it must not ask for another step.
  func report(_ facts: [Fact], over completion: @MainActor () -> Void) {
    guard !facts.isEmpty else { return completion() }
    beginGesture()
    for fact in facts { director?.report(fact) }
    completion()
    endSoon()
  }
}
#endif
