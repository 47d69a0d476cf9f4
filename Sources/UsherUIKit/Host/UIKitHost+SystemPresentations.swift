#if canImport(UIKit)
import UIKit
import Usher

// A menu, a picker and an alert of the app's are presentations as well. What is presented from one of
// them goes with it, and a dismissal would take the user's work away, so both wait until it has gone.

extension UIKitHost {
  /// Hands a step back where the user is in something of the system's; says whether that is so.
  ///
  /// The display is the user's for so long, and the director asks again afterwards.
  func waitsForSystem(with step: Step, _ completion: @escaping @MainActor () -> Void) -> Bool {
    guard step.changesLayers, let systemPresentation, beginGesture() else { return false }
    completion()
    DismissalObserver.watch(systemPresentation, for: self)
    return true
  }

  /// A presentation has gone, by whatever way.
  func didDismiss() { isGesturing ? endSoon() : checkSoon() }

  /// The topmost presentation, where it is the system's.
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
