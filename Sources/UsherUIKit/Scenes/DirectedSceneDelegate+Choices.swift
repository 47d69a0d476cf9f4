#if canImport(UIKit)
#if os(tvOS)
import UIKit
#else
public import UIKit
public import Usher
#endif

#if canImport(UserNotifications)
public import UserNotifications
#endif

extension DirectedSceneDelegate {
  #if os(tvOS)
  func openChoices(of options: UIScene.ConnectionOptions) {}
  #else
  /// Opens the item of the app's icon, or the notification, that the user chose.
  func openChoices(of options: UIScene.ConnectionOptions) {
    if let link = options.shortcutItem.flatMap({ self.link(for: $0) }) { director?.open(link) }
    if let response = options.notificationResponse {
      openOnce(response)
      opened = response.notification.request.identifier
    }
  }

  /// Opens the link of a chosen notification, in its window.
  ///
  /// Call it from the notification center's delegate. A notification that has opened a scene is not
  /// followed again.
  ///
  /// - Returns: The handle of the change; `nil` if there is no link, or no window.
  @discardableResult
  public static func open(_ response: UNNotificationResponse) -> NavigationHandle? {
    (response.targetScene?.delegate as? DirectedSceneDelegate)?.openOnce(response)
  }

  @discardableResult
  private func openOnce(_ response: UNNotificationResponse) -> NavigationHandle? {
    defer { opened = nil }
    guard opened != response.notification.request.identifier else { return nil }
    return link(for: response).flatMap { director?.open($0) }
  }
  #endif
}
#endif
