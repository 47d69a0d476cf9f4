#if canImport(UIKit)
import UIKit
import Usher

// The host reports an outside change when it has ended, in a later turn. A command may come before:
// from the completion of the app's own dismissal, or right after its pop.

extension UIKitHost {
  package func reportChanges() {
    guard director != nil, !isReading, !isResizing else { return }
    isMoving ? reportEarlyFacts() : checkForChanges()
  }

  /// `true` if the display is changing, or about to.
  private var isMoving: Bool {
    running != nil || isGesturing || transition != nil || isAboutToMove
  }

  /// Reports the certain facts of a change before it has ended; the shown tree stays the same until
  /// then.
  private func reportEarlyFacts() {
    let facts = earlyFacts.filter { !reportedFacts.contains($0) }
    guard !facts.isEmpty else { return }
    reportedFacts += facts
    if running == nil { followToItsEnd() }
    for fact in facts { report(early: fact) }
  }

  private func followToItsEnd() {
    guard !isGesturing, beginGesture() else { return }
    guard let transition else { return endSoon() }
    userBegan(transition)
  }

  /// The facts that the user can no longer reverse.
  private var earlyFacts: [Fact] {
    guard running?.isCertain ?? true,
      transitions.allSatisfy({ !$0.isInteractive && !$0.isCancelled })
    else { return [] }
    let facts = OutsideChanges(
      before: shown, expected: running?.expected ?? shown, now: upcoming,
      hasLanded: running?.hasLanded ?? false
    ).facts
    return facts.filter { $0.node.flatMap(element)?.parent?.node.kind.isSelectedAtOnce ?? true }
  }

  /// The tree that the display is about to show.
  private var upcoming: SceneTree {
    let content = root.flatMap { mount.holds($0.controller) ? $0.peek() : nil }
    let staying = stayingPresentations
    let modals = presentedControllers.filter { presented in
      staying.contains { $0 === presented.element.controller }
    }
    return SceneTree(
      root: content,
      modals: modals.map {
        Modal(presenter: $0.presenter, style: $0.style, node: $0.element.peek())
      })
  }

  /// The presentations without those that are being dismissed, which UIKit still holds.
  private var stayingPresentations: ArraySlice<UIViewController> {
    let chain = chain
    guard let top = chain.last,
      let dismissal = transitions.first(where: { $0.viewController(forKey: .from) === top }),
      let presenter = dismissal.viewController(forKey: .to),
      let lowest = chain.firstIndex(where: { $0.presentingViewController === presenter })
    else { return chain[...] }
    return chain[..<lowest]
  }
}

extension UIKitHost.Running {
  /// `true` if any difference from its result must be an outside change, once it has landed.
  fileprivate var isCertain: Bool {
    guard hasLanded else { return false }
    switch step.edit {
    case .present: return true
    case .set(_, let id): return expected.node(id)?.kind == .stack
    case .root, .select, .update, .remove, .push, .replace, .embed: return false
    }
  }
}

extension Node.Kind {
  /// `true` if a selection of a child is complete without a transition.
  fileprivate var isSelectedAtOnce: Bool {
    switch self {
    case .screen, .stack, .tabs: true
    case .split, .pages: false
    }
  }
}
#endif
