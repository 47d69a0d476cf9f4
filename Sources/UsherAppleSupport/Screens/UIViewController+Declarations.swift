#if canImport(UIKit)
package import UIKit
package import Usher

extension UIViewController {
  /// The style that the app has set, or `nil` for the system's default.
  package var declaredStyle: Modal.Style? {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: .cover
    #if !os(tvOS)
    case .popover: .popover
    #endif
    case .automatic: nil
    default: .sheet
    }
  }

  /// `true` if it has a bar or columns of its own: UIKit raises an exception if these are pushed.
  package var standsAlone: Bool { self is UINavigationController || self is UISplitViewController }

  /// The objection to a push, or `nil` if it can be pushed.
  package var pushObjection: ScreenInspectingHost.Objection? {
    guard standsAlone else { return nil }
    return (
      "\(type(of: self)) has a bar or columns of its own, and cannot be pushed.",
      "Present it, or make it the window's root."
    )
  }
}
#endif
