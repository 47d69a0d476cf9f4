#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
public import Observation
public import UIKit
public import Usher

#if canImport(UserNotifications)
public import UserNotifications
#endif

/// A scene delegate that gives its window the links of the items of the app's icon that the user chooses.
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
/// SwiftUI puts an observable scene delegate into the environment of its window, where `UsherView` takes
/// the links. The link of an item is the entry `link` of its user info.
@Observable public final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The links that the window has not taken yet.
  private(set) var links: [String] = []

  /// Notes the item that the scene is opened by.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    if let link = connectionOptions.shortcutItem?.link { links.append(link) }
  }

  /// Notes an item that is chosen while the scene is there.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    if let link = shortcutItem.link { links.append(link) }
    completionHandler(shortcutItem.link != nil)
  }

  /// Hands the links over.
  func takeLinks() -> [String] {
    guard !links.isEmpty else { return [] }
    defer { links = [] }
    return links
  }
}

extension UIApplicationShortcutItem {
  /// The entry `link` of its user info.
  fileprivate var link: String? {
    let link: Any? = userInfo?["link"]
    return link as? String
  }
}

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
