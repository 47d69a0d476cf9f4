#if canImport(UIKit)
import UIKit

/// Where a host's root stands: in a window, or somewhere in an app that is not Usher's.
enum Mount {
  case window(UIWindow)
  case adopted(UIViewController)

  /// The view controller over which everything is presented.
  @MainActor var anchor: UIViewController? {
    switch self {
    case .window(let window): window.rootViewController
    case .adopted(let controller): controller
    }
  }
}
#endif
