#if canImport(UIKit)
import UIKit
package import Usher
import UsherAppleSupport

// A menu, a picker and the app's own alerts are presentations as well. Presentations over one of
// them end with it, and dismissing one would discard the user's work, so steps wait for its end.

extension UIKitHost {
  /// Returns the obstacle to a presentation or a dismissal, while the display is at rest.
  package func obstacle(to step: Step) -> String? {
    guard step.changesLayers, transition == nil else { return nil }
    if let systemPresentation {
      watch(systemPresentation)
      return "\(type(of: systemPresentation)), which the app has presented"
    }
    guard case .present = step.edit, let top = chain.last ?? mount.anchor, !top.isInVisibleWindow
    else { return nil }
    return mount.isWindow
      ? "the window, which is hidden" : "\(type(of: top)), which is in no visible window"
  }

  private func watch(_ presented: UIViewController) {
    guard !watchDismissal(of: presented) else { return }
    atNextLayout { [weak self] in self?.checkSoon() }
  }

  /// Follows the end of a presentation; returns `false` if it has not begun.
  @discardableResult
  func watchDismissal(of presented: UIViewController) -> Bool {
    DismissalObserver.watch(presented, for: self) { [weak self] in
      // The handler of an alert's action is called first.
      soon { self?.didDismiss() }
    }
  }

  private func didDismiss() { isGesturing ? endSoon() : checkSoon() }

  /// The topmost presentation, if it belongs to the system.
  private var systemPresentation: UIViewController? {
    guard let top = chain.last, top.isSystemPresentation, top !== root?.controller,
      !presentedControllers.contains(where: { $0.element.controller === top })
    else { return nil }
    return top
  }
}

extension UIViewController {
  /// `true` for a menu, a picker or an alert of the system.
  ///
  /// An active search does not count, since it can present.
  fileprivate var isSystemPresentation: Bool {
    isOfSystem && !isDrawnBySwiftUI && !(self is UISearchController)
  }
}

extension Step {
  fileprivate var changesLayers: Bool {
    switch edit {
    case .present, .remove: true
    case .root, .set, .select, .update, .push, .replace, .embed: false
    }
  }
}
#endif
