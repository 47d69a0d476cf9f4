#if canImport(UIKit)
public import UIKit
public import Usher

#if canImport(UserNotifications)
public import UserNotifications
#endif

/// A scene delegate that gives every window a director of its own.
///
/// ```swift
/// final class SceneDelegate: DirectedSceneDelegate {
///   override func director(for window: UIWindow) -> SceneDirector {
///     SceneDirector(LobbySceneCoordinator(), window: window)
///   }
/// }
/// ```
///
/// Where the user stood is kept with the scene's session, and the director starts there again. Links
/// that the scene is opened with, or that come later, go through the director's table; the phases of
/// the scene become those of the director; a scene that is discarded closes it.
open class DirectedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  open var window: UIWindow?
  /// The director of the window, once the scene is connected.
  public private(set) var director: SceneDirector?

  /// Makes the director of a window, which is started afterwards.
  ///
  /// - Parameter window: The window.
  /// - Returns: The director; `nil` for a window that stays as it is.
  open func director(for window: UIWindow) -> SceneDirector? { nil }

  /// Makes the window and starts its director: where the scene was left, then to where a link leads.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - session: Its session.
  ///   - connectionOptions: What it is opened with.
  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = self.window ?? UIWindow(windowScene: scene)
    self.window = window
    director = director(for: window)?.start(restoring: session.stateRestorationActivity)
    director?.open(connectionOptions.urlContexts)
    for activity in connectionOptions.userActivities { director?.resume(activity) }
    openChoices(of: connectionOptions)
    if let director { inbox?.lead(to: director) }
  }

  /// The links that arrive outside any scene, such as those of intents; none unless overridden.
  open var inbox: LinkInbox? { nil }

  #if !os(tvOS)
  /// The notification that the scene was opened with, which the system hands over twice.
  var opened: String?

  /// Returns the link that an item of the app's icon leads to: the entry `link` of its user info.
  ///
  /// - Parameter item: The item.
  /// - Returns: The link; `nil` for an item that leads nowhere.
  open func link(for item: UIApplicationShortcutItem) -> String? {
    let link: Any? = item.userInfo?["link"]
    return link as? String
  }

  /// Returns the link that a chosen notification leads to: the entry `link` of its user info.
  ///
  /// - Parameter response: What the user chose.
  /// - Returns: The link; `nil` for a notification that leads nowhere.
  open func link(for response: UNNotificationResponse) -> String? {
    response.notification.request.content.userInfo["link"] as? String
  }

  /// Opens the link of an item of the app's icon.
  ///
  /// - Parameters:
  ///   - windowScene: The scene.
  ///   - shortcutItem: The item.
  ///   - completionHandler: Called with whether the link was admitted.
  open func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let handle = link(for: shortcutItem).flatMap { director?.open($0) }
    completionHandler(handle?.isAdmitted ?? false)
  }
  #endif

  /// Has the links of the inbox lead to this window, which the user has in front.
  ///
  /// - Parameter scene: The scene.
  open func sceneDidBecomeActive(_ scene: UIScene) {
    if let director { inbox?.lead(to: director) }
  }

  /// Returns where the user stands, to be kept with the scene's session.
  ///
  /// - Parameter scene: The scene.
  /// - Returns: An activity with a snapshot; `nil` without a director.
  open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    director?.restorationActivity
  }

  /// Closes the director.
  ///
  /// - Parameter scene: The scene.
  open func sceneDidDisconnect(_ scene: UIScene) {
    director?.close()
    director = nil
  }

  /// Tells the director that the user sees the window.
  ///
  /// - Parameter scene: The scene.
  open func sceneWillEnterForeground(_ scene: UIScene) { director?.windowDidEnter(.foreground) }

  /// Tells the director that the user does not see the window any more.
  ///
  /// - Parameter scene: The scene.
  open func sceneDidEnterBackground(_ scene: UIScene) { director?.windowDidEnter(.background) }

  /// Opens links.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - contexts: The links.
  open func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    director?.open(contexts)
  }

  /// Opens the link of an activity.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - userActivity: The activity.
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    director?.resume(userActivity)
  }
}
#endif
