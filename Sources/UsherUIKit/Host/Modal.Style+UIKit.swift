#if canImport(UIKit)
import UIKit
import Usher
import UsherAppleSupport

extension Modal.Style {
  /// Returns UIKit's style; a style of the same kind that the app has set is kept.
  @MainActor func presentation(
    _ controller: UIViewController
  ) -> UIModalPresentationStyle {
    let style = controller.modalPresentationStyle
    #if os(tvOS)
    return [.overFullScreen, .custom].contains(style) ? style : .fullScreen
    #else
    return switch self {
    case .sheet: [.automatic, .formSheet, .custom].contains(style) ? style : .pageSheet
    case .cover: controller.declaredStyle == .cover || style == .custom ? style : .fullScreen
    case .popover: .popover
    case .alert: style
    }
    #endif
  }
}
#endif
