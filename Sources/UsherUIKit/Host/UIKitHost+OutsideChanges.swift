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

  /// Checks whether others have changed the display, unless it is still changing.
  func checkForChanges() {
    guard running == nil, !isGesturing, director != nil else { return }
    if let transition, wait(for: transition, then: { [weak self] _ in self?.checkSoon() }) {
      return
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
  }

  /// Reports several facts as one deed, or none, where the director has to put things back.
  private func report(all facts: [Fact]) {
    director?.report(.gestureBegan)
    for fact in facts { director?.report(fact) }
    director?.report(.gestureEnded(completed: !facts.isEmpty))
  }

  /// Returns whether everything of the host's has left the container that it was placed in.
  func hasLeft(_ before: SceneTree) -> Bool {
    !mount.isWindow && before.root != nil && shown.root == nil
  }

  /// Reads the display; returns what has happened to it beside a step, or beside nothing.
  func observe(instead step: Running? = nil) -> [Fact] {
    let before = shown
    if isResizing { restoreStacks() }
    shown = read()
    installObservers(for: shown)
    reportUnobservedAppearances()
    refreshPages()
    return OutsideChanges(
      before: before, expected: step?.expected ?? before, now: shown,
      hasLanded: step?.hasLanded ?? false
    ).facts
  }
}

extension UIKitHost {
  /// Makes pages ask for their neighbors again, once the display is at rest.
  private func refreshPages() {
    let pages = elements.compactMap { $0.delegate as? PagesDelegate }
    guard !pages.isEmpty, !isGesturing, transition == nil else { return }
    for delegate in pages { delegate.refresh() }
  }

  /// Reports again that screens are in sight which the display has come to show late.
  ///
  /// The director has given up the step that was to bring them, and has taken no notice of it.
  func repeatAppearances(since before: SceneTree) {
    let late = elements.filter { $0.isInSight && before.node($0.id) == nil }
    guard !late.isEmpty else { return }
    soon { [weak self] in
      for element in late where element.isInSight { self?.director?.report(.appeared(element.id)) }
    }
  }

  /// Reports appearances of screens that have no observer.
  func reportUnobservedAppearances() {
    for element in elements where element.node.kind == .screen && element.observer == nil {
      let isSeen = element.controller.viewIfLoaded?.window != nil
      guard isSeen != element.isSeen else { continue }
      element.isSeen = isSeen
      director?.report(isSeen ? .appeared(element.id) : .disappeared(element.id))
    }
  }
}

/// Waits until a transition has ended; says whether there is anything to wait for.
@discardableResult
@MainActor func wait(
  for transition: any UIViewControllerTransitionCoordinator,
  then body: @escaping @MainActor (_ isCancelled: Bool) -> Void
) -> Bool {
  transition.animate(alongsideTransition: nil) { context in
    let isCancelled = context.isCancelled
    soon { body(isCancelled) }
  }
}

/// Runs something in the next turn of the main actor, when UIKit has ended what it is doing.
@MainActor func soon(_ body: @escaping @MainActor () -> Void) {
  Task { body() }
}
#endif
