#if canImport(UIKit) && !os(tvOS)
package import UIKit

extension UIApplicationShortcutItem {
  /// The entry `link` of its user info.
  package var link: String? {
    let link: Any? = userInfo?["link"]
    return link as? String
  }
}
#endif
