#if canImport(UIKit)
import UIKit

extension UIKitHost {
  /// A window that the host keeps, or that keeps the host.
  @MainActor struct WindowReference {
    private let kept: UIWindow?
    private(set) weak var window: UIWindow?

    init(_ window: UIWindow) { (kept, self.window) = (window, window) }

    init(weak window: UIWindow) { (kept, self.window) = (nil, window) }
  }
}
#endif
