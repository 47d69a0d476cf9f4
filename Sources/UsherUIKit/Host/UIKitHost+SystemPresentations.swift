#if canImport(UIKit)
import UIKit
import Usher

// A menu, a picker and the app's own alerts are presentations as well. What is presented from one of them
// is dismissed with it, and dismissing one would discard the user's work, so both wait for its end.

extension UIKitHost {
  /// Returns a step unperformed while a system presentation is on the display; returns whether it did.
  ///
  /// It counts as a gesture of the user's, after which the director requests the step again.
  func waitsForSystem(with step: Step, _ completion: @escaping @MainActor () -> Void) -> Bool {
    guard step.changesLayers, let systemPresentation, beginGesture() else { return false }
    completion()
    DismissalObserver.watch(systemPresentation, for: self)
    return true
  }

  /// Handles the end of a presentation.
  func didDismiss() { isGesturing ? endSoon() : checkSoon() }

  /// The topmost presentation, if it belongs to the system.
  private var systemPresentation: UIViewController? {
    guard let top = chain.last, top.isSystemPresentation, top !== root?.controller,
      !presentedControllers.contains(where: { $0.element.controller === top })
    else { return nil }
    return top
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
