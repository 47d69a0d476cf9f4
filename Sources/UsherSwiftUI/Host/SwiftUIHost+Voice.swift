import Usher

#if canImport(UIKit)
import UIKit
import UsherAppleSupport
#endif

extension SwiftUIHost {
  /// Makes VoiceOver announce the screen in front, and restores the focus when a layer has closed.
  ///
  /// On a Mac, AppKit announces it by itself.
  public func announce(_ announcement: String?) {
    #if canImport(UIKit)
    UIAccessibility.focus(on: focus.popOpener(for: shown), orAnnounce: announcement)
    #endif
  }

  /// Records the element with VoiceOver's focus as a layer opens.
  func recordFocus(opening modal: Modal) {
    #if canImport(UIKit)
    focus.record(UIAccessibility.focusedElement, opening: modal.id, over: shown)
    #endif
  }
}
