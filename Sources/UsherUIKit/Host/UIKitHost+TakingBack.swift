#if canImport(UIKit)
import UIKit
import Usher

// A step may be animated by the user's hand, who takes it back: UIKit leaves a stack as it was set then,
// shows what was there before, and never calls the completion of a presentation or a dismissal.

extension UIKitHost {
  /// A view controller that a step brings is on the display: from now on, others have taken it away where
  /// it is missing.
  func noteLanding(of controller: UIViewController) {
    guard let running, let place = places.first(where: { $0.controller === controller }),
      running.expected.node(place.id) != nil
    else { return }
    self.running?.hasLanded = true
  }

  private func noteTakenBack(_ fact: Fact) {
    running?.hasLanded = false
    running?.takenBack = [fact]
  }

  /// A push that is taken back is the user's pop; whatever else the director wanted is done at once.
  func takeBack(_ place: Place, to old: [Place]) {
    let new = place.children
    place.children = old
    place.setStack(new, animated: false)
    if let pushed = new.dropFirst(old.count).first, !old.isEmpty, new.starts(with: old, by: ===) {
      noteTakenBack(.popped(pushed.id))
    } else {
      place.children = new
      place.setStack(old, animated: false)
    }
  }

  /// A presentation that is taken back is the user's dismissal.
  func watchPresentation(of place: Place, _ end: @escaping @MainActor () -> Void) {
    guard let transition = place.controller.transitionCoordinator else { return }
    wait(for: transition) { [weak self] isCancelled in
      guard isCancelled, let self else { return }
      if places.contains(where: { $0 === place }) { noteTakenBack(.dismissed(place.id)) }
      end()
    }
  }

  /// A dismissal that is taken back is what the director wanted all the same.
  func watchDismissal(by presenter: UIViewController, _ end: @escaping @MainActor () -> Void) {
    guard let transition = presenter.transitionCoordinator else { return }
    wait(for: transition) { isCancelled in
      if isCancelled { presenter.dismiss(animated: false, completion: end) }
    }
  }
}
#endif
