#if canImport(UIKit)
package import UIKit

extension UIAccessibility {
  /// The element with VoiceOver's focus.
  @MainActor package static var focusedElement: AnyObject? {
    focusedElement(using: .notificationVoiceOver).map { $0 as AnyObject }
  }

  /// Moves VoiceOver's focus to an element, or announces the screen in front if there is none.
  @MainActor package static func focus(on element: AnyObject?, orAnnounce announcement: String?) {
    let subject: Any? = element ?? announcement
    if let subject { post(notification: .screenChanged, argument: subject) }
  }
}
#endif
