#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

extension UIKitHost {
  /// Makes VoiceOver announce the screen in front, and restores the focus when a layer has closed.
  public func announce(_ announcement: String?) {
    let opener = focus.popOpener(for: shown)
    let isGone = (opener as? UIView).map { !$0.isShown(in: mount.window) } ?? false
    UIAccessibility.focus(on: isGone ? nil : opener, orAnnounce: announcement)
  }

  /// Records the element with VoiceOver's focus as a layer opens.
  func recordFocus(opening modal: Modal) {
    focus.record(UIAccessibility.focusedElement, opening: modal.id, over: shown)
  }
}

extension UIView {
  /// `true` if it is in a window, and neither it nor a superview is hidden.
  fileprivate func isShown(in window: UIWindow?) -> Bool {
    self.window != nil && self.window === window
      && sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden }
  }
}
#endif
