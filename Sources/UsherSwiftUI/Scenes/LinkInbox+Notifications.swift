#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
public import UIKit
public import Usher

#if canImport(UserNotifications)
public import UserNotifications
#endif

extension LinkInbox {
  /// Opens the link of a chosen notification: the entry `link` of its user info.
  ///
  /// Called from the notification center's delegate, which is told of one that has started the app as well.
  ///
  /// - Parameter response: The user's choice.
  /// - Returns: A Boolean value that indicates whether the notification has a link.
  @discardableResult
  public func open(_ response: UNNotificationResponse) -> Bool {
    let link = response.notification.request.content.userInfo["link"] as? String
    if let link { open(link) }
    return link != nil
  }
}
#endif
