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

/// A message to everybody in the process, of which the checker's Foundation knows nothing.
public struct Notification {
  public struct Name: Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public var userInfo: [AnyHashable: Any]?
}

open class NotificationCenter: NSObject, @unchecked Sendable {
  public class var `default`: NotificationCenter { NotificationCenter() }

  open func post(
    name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}

  open func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol { self }

  open func removeObserver(_ observer: Any) {}
}

open class OperationQueue: NSObject, @unchecked Sendable {}
