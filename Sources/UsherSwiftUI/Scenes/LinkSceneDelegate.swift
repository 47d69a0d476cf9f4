#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
public import Observation
public import UIKit
public import Usher
import UsherAppleSupport

#if canImport(UserNotifications)
public import UserNotifications
#endif

/// A scene delegate that opens the links of Home Screen quick actions in its window.
///
/// ```swift
/// func application(
///   _ application: UIApplication, configurationForConnecting session: UISceneSession,
///   options: UIScene.ConnectionOptions
/// ) -> UISceneConfiguration {
///   let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
///   configuration.delegateClass = LinkSceneDelegate.self
///   return configuration
/// }
/// ```
///
/// SwiftUI puts an observable scene delegate into the environment of its window, where `UsherView`
/// finds the links. The link of a quick action is the entry `link` of its user info.
@Observable public final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  // Compared instead of the links, since the same link may arrive twice.
  private(set) var arrivals = 0
  @ObservationIgnored private var links: [String] = []

  /// Takes the quick action that opened the scene.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let link = connectionOptions.shortcutItem?.link { record(link) }
  }

  /// Takes a quick action that is chosen while the scene is connected.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if let link = shortcutItem.link { record(link) }
    completionHandler(shortcutItem.link != nil)
  }

  private func record(_ link: String) {
    links.append(link)
    arrivals += 1
  }

  func drainLinks() -> [String] {
    defer { links = [] }
    return links
  }
}

extension LinkInbox {
  /// Opens the link of a notification: the entry `link` of its user info.
  ///
  /// Call it from the notification center's delegate, which also receives a notification that
  /// launched the app.
  ///
  /// - Parameter response: The user's response to the notification.
  /// - Returns: A Boolean value that indicates whether the notification has a link.
  @discardableResult
  public func open(_ response: UNNotificationResponse) -> Bool {
    if let link = response.link { open(link) }
    return response.link != nil
  }
}
#endif
