#if canImport(UIKit)
import UIKit
import Usher

/// What a host has let go of and is on the display still.
@MainActor struct Leftovers {
  let mount: Mount
  let root: Place?
  let layers: [Layer]
  /// Where it serves another director by now, that one says what is shown.
  weak var host: UIKitHost?

  /// Takes all of it away once nothing moves any more, the layers first.
  ///
  /// UIKit refuses a dismissal while anything is being presented, and what it refuses would stay.
  func clear() {
    if let transition, wait(for: transition, then: { _ in clear() }) { return }
    guard host?.director == nil else { return }
    guard let lowest = layers.first?.place.controller.presentingViewController else {
      return withdraw()
    }
    lowest.dismiss(animated: false) { withdraw() }
  }

  private func withdraw() {
    guard let root, mount.holds(root.controller) else { return }
    mount.replace(root, with: nil, animated: false) {}
  }

  private var transition: (any UIViewControllerTransitionCoordinator)? {
    let places = (root?.all ?? []) + layers.flatMap(\.place.all)
    return places.lazy.compactMap(\.controller.transitionCoordinator).first
      ?? mount.anchor?.transitionCoordinator
  }
}
#endif
