#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Makes VoiceOver announce the screen in front, and restores the focus when a layer has closed.
  public func announce(_ announcement: String?) {
    let opener = focus.popOpener(for: shown)
    let isGone = (opener as? UIView).map { !$0.isShown(in: mount.window) } ?? false
    let subject: Any? = opener != nil && !isGone ? opener : announcement
    if let subject { UIAccessibility.post(notification: .screenChanged, argument: subject) }
  }

  /// Records the element with VoiceOver's focus as a layer opens.
  func recordFocus(opening modal: Modal) {
    let element = UIAccessibility.focusedElement(using: .notificationVoiceOver)
    focus.record(element.map { $0 as AnyObject }, opening: modal.id, over: shown)
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
