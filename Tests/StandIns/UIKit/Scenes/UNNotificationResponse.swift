public import Foundation

// The part of UserNotifications that a scene receives.

/// The content of a notification.
@MainActor open class UNNotificationContent: NSObject {
  /// The data of the notification.
  public let userInfo: [AnyHashable: Any]

  init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}

/// A request for a notification.
@MainActor open class UNNotificationRequest: NSObject {
  /// Its name.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent

  init(identifier: String, content: UNNotificationContent) {
    (self.identifier, self.content) = (identifier, content)
  }
}

/// A notification that was delivered.
@MainActor open class UNNotification: NSObject {
  /// The request of the notification.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) { self.request = request }
}

/// The user's response to a notification.
@MainActor open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The scene of the notification.
  public let targetScene: UIScene?

  /// Chooses a notification.
  @_spi(Test) public init(
    _ identifier: String, userInfo: [AnyHashable: Any], targetScene: UIScene? = nil
  ) {
    let content = UNNotificationContent(userInfo: userInfo)
    notification = UNNotification(
      request: UNNotificationRequest(identifier: identifier, content: content))
    self.targetScene = targetScene
  }
}
