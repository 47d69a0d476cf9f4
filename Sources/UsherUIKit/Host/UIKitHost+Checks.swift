#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Schedules one check of the display at the end of this turn.
  func checkSoon() {
    guard !isCheckingSoon else { return }
    isCheckingSoon = true
    soon { [weak self] in
      self?.isCheckingSoon = false
      self?.checkForChanges()
    }
  }

  /// Checks for outside changes, unless the display is still changing.
  func checkForChanges(hasAwaitedLayout: Bool = false) {
    guard running == nil, !isGesturing, director != nil else { return }
    if let transition, wait(for: transition, then: { [weak self] _ in self?.checkSoon() }) {
      return
    }
    if !hasAwaitedLayout, isAboutToMove {
      return atNextLayout { [weak self] in self?.checkForChanges(hasAwaitedLayout: true) }
    }
    let before = shown
    let facts = observe()
    repeatAppearances(since: before)
    if hasLeft(before) { director?.close() }
    if facts.count == 1 {
      director?.report(facts[0])
    } else if shown != before {
      report(all: facts)
    }
    director?.displayMayProceed()
  }

  /// Reports several facts as one gesture; without facts, the director restores the display.
  private func report(all facts: [Fact]) {
    director?.report(.gestureBegan)
    for fact in facts { director?.report(fact) }
    director?.report(.gestureEnded(completed: !facts.isEmpty))
  }

  /// Returns true if all of the host's screens have left an adopted container.
  func hasLeft(_ before: SceneTree) -> Bool {
    !mount.isWindow && before.root != nil && shown.root == nil
  }

  /// Reads the display; returns the outside changes, beside those of a step.
  func observe(instead step: Running? = nil) -> [Fact] {
    let before = shown
    if isResizing { restoreStacks() }
    isReading = true
    shown = read()
    isReading = false
    installObservers(for: shown)
    reportUnobservedAppearances()
    refreshPages()
    let reported = exchange(&reportedFacts, with: [])
    return OutsideChanges(
      before: before, expected: step?.expected ?? before, now: shown,
      hasLanded: step?.hasLanded ?? false
    ).facts.filter { !reported.contains($0) }
  }
}

extension UIKitHost {
  /// Makes pages request their neighbors again once the display is at rest.
  private func refreshPages() {
    let pages = elements.compactMap { $0.delegate as? PagesDelegate }
    guard !pages.isEmpty, !isGesturing, transition == nil else { return }
    for delegate in pages { delegate.refresh() }
  }

  /// Reports again the appearance of screens that the display has shown late.
  ///
  /// The director ignored the first report, because it had given up on the step by then.
  func repeatAppearances(since before: SceneTree) {
    let late = elements.filter { $0.isInSight && before.node($0.id) == nil }
    guard !late.isEmpty else { return }
    soon { [weak self] in
      for element in late where element.isInSight { self?.director?.report(.appeared(element.id)) }
    }
  }

  /// Reports appearances of screens that have no observer, or whose observer cannot notice them.
  func reportUnobservedAppearances() {
    for element in elements where element.node.kind == .screen {
      if let observer = element.observer {
        observer.update()
        continue
      }
      let isSeen = element.isVisible
      guard isSeen != element.isSeen else { continue }
      element.isSeen = isSeen
      director?.report(isSeen ? .appeared(element.id) : .disappeared(element.id))
    }
  }
}

/// Waits for the end of a transition; returns `false` if there is none.
@discardableResult
@MainActor func wait(
  for transition: any UIViewControllerTransitionCoordinator,
  then body: @escaping @MainActor (_ isCancelled: Bool) -> Void
) -> Bool {
  // UIKit does not document the result for a transition without an animation.
  transition.animate(
    alongsideTransition: { _ in },
    completion: { context in
      let isCancelled = context.isCancelled
      soon { body(isCancelled) }
    })
}

/// Runs a closure in the next turn of the main actor, after UIKit's current call.
@MainActor func soon(_ body: @escaping @MainActor () -> Void) {
  Task { body() }
}
#endif
