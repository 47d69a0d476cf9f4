#if canImport(UIKit)
import UIKit
import Usher

/// What a host has let go of and is on the display still.
@MainActor struct DetachedControllers {
  let mount: Mount
  let root: ControllerNode?
  let presentedControllers: [PresentedController]
  /// Where it serves another director by now, that one says what is shown.
  weak var host: UIKitHost?

  /// Takes all of it away once nothing moves any more, the layers first.
  ///
  /// UIKit refuses a dismissal while anything is being presented, and what it refuses would stay.
  func clear() {
    if let transition, wait(for: transition, then: { _ in clear() }) { return }
    guard host?.director == nil else { return }
    guard let lowest = presentedControllers.first?.element.controller.presentingViewController
    else {
      return withdraw()
    }
    lowest.dismiss(animated: false) { withdraw() }
  }

  private func withdraw() {
    guard let root, mount.holds(root.controller) else { return }
    mount.replace(root, with: nil, animated: false) {}
  }

  private var transition: (any UIViewControllerTransitionCoordinator)? {
    let elements = (root?.all ?? []) + presentedControllers.flatMap(\.element.all)
    return elements.lazy.compactMap(\.controller.transitionCoordinator).first
      ?? mount.anchor?.transitionCoordinator
  }
}
#endif
