#if canImport(UIKit) && !os(tvOS)
#if canImport(UserNotifications)
package import UserNotifications
#else
package import UIKit
#endif

extension UNNotificationResponse {
  /// The entry `link` of the notification's user info.
  @MainActor package var link: String? {
    notification.request.content.userInfo["link"] as? String
  }
}
#endif
