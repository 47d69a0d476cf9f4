#if canImport(UIKit)
import UIKit
import Usher

// A menu, a picker and an alert of the app's are presentations as well. What is presented from one of
// them goes with it, and a dismissal would take the user's work away, so both wait until it has gone.

extension UIKitHost {
  /// Hands a step back where the user is in something of the system's; says whether that is so.
  ///
  /// The display is the user's for so long, and the director asks again afterwards.
  func waitsForGuest(with step: Step, _ completion: @escaping @MainActor () -> Void) -> Bool {
    guard step.changesLayers, let guest, beginGesture() else { return false }
    completion()
    Departure.watch(guest, for: self)
    return true
  }

  /// A presentation has gone, by whatever way.
  func didDepart() { isGesturing ? endSoon() : lookSoon() }

  /// What is on top, where it is the system's and not a layer.
  private var guest: UIViewController? {
    guard let top = chain.last, top.isSystemsGuest, top !== root?.controller,
      !layers.contains(where: { $0.place.controller === top })
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
