#if canImport(UIKit)
import UIKit
import Usher

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
    case .cover: style.covers || style == .custom ? style : .fullScreen
    case .popover: .popover
    case .alert: style
    }
    #endif
  }
}

extension UIModalPresentationStyle {
  /// `true` if it covers its context and cannot be swiped away.
  fileprivate var covers: Bool {
    [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(self)
  }
}
#endif
