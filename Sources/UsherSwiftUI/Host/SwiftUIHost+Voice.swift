import Usher

#if canImport(UIKit)
import UIKit
#endif

extension SwiftUIHost {
  /// Makes VoiceOver announce the screen in front, and restores the focus when a layer has closed.
  ///
  /// On a Mac, AppKit announces it by itself.
  public func announce(_ announcement: String?) {
    #if canImport(UIKit)
    let opener = focus.popOpener(for: shown)
    let subject: Any? = opener != nil ? opener : announcement
    if let subject { UIAccessibility.post(notification: .screenChanged, argument: subject) }
    #endif
  }

  /// Records the element with VoiceOver's focus as a layer opens.
  func recordFocus(opening modal: Modal) {
    #if canImport(UIKit)
    let element = UIAccessibility.focusedElement(using: .notificationVoiceOver)
    focus.record(element.map { $0 as AnyObject }, opening: modal.id, over: shown)
    #endif
  }
}
