public import Foundation

// Of UserNotifications, as far as a scene is handed it.

/// What a notification says.
@MainActor open class UNNotificationContent: NSObject {
  /// What came with it.
  public let userInfo: [AnyHashable: Any]

  init(userInfo: [AnyHashable: Any]) { self.userInfo = userInfo }
}

/// What was to be notified.
@MainActor open class UNNotificationRequest: NSObject {
  /// Its name.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent

  init(identifier: String, content: UNNotificationContent) {
    (self.identifier, self.content) = (identifier, content)
  }
}

/// What was notified.
@MainActor open class UNNotification: NSObject {
  /// What was to be notified.
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest) { self.request = request }
}

/// What the user chose of a notification.
@MainActor open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The scene that it is meant for.
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
