// UserNotifications, as far as a scene is handed it.
import UIKit

@MainActor public final class UNNotificationContent: NSObject {
  public var userInfo: [AnyHashable: Any] { [:] }
}

@MainActor public final class UNNotificationRequest: NSObject {
  public var identifier: String { "" }
  public var content: UNNotificationContent { UNNotificationContent() }
}

@MainActor public final class UNNotification: NSObject {
  public var request: UNNotificationRequest { UNNotificationRequest() }
}

extension UNNotificationResponse {
  @MainActor public var notification: UNNotification { UNNotification() }
  @MainActor public var targetScene: UIScene? { nil }
}
