#if canImport(UIKit)
public import UIKit
public import Usher
import UsherAppleSupport

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
/// The user's place is saved with the scene's session, and the director starts there again. Links
/// that open the scene, or come later, go through the director's table. The phases of the scene
/// become those of the director. A discarded scene closes its director.
open class DirectedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  open var window: UIWindow?
  /// The director of the window, once the scene is connected.
  public private(set) var director: SceneDirector?

  /// Makes the director of a window, which is started afterwards.
  ///
  /// - Returns: The director; `nil` to leave the window as it is.
  open func director(for window: UIWindow) -> SceneDirector? { nil }

  /// Makes the window and starts its director, at the saved place first and then at a link.
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
    if let director, director.links != nil { launch.deliver(to: director) }
    if let director { inbox?.deliver(to: director) }
  }

  /// The inbox of links that arrive outside any scene, such as those of intents; `nil` by default.
  open var inbox: LinkInbox? { nil }

  /// The inbox of the link that the app was launched with.
  package var launch = LinkInbox.launch

  #if !os(tvOS)
  /// The notification that the scene was opened with, which the system hands over twice.
  var opened: String?

  /// Returns the link of an item of the app's icon, by default the entry `link` of its user info.
  open func link(for item: UIApplicationShortcutItem) -> String? { item.link }

  /// Returns the link of a chosen notification, by default the entry `link` of its user info.
  open func link(for response: UNNotificationResponse) -> String? { response.link }

  /// Opens the link of an item of the app's icon.
  open func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let handle = link(for: shortcutItem).flatMap { director?.open($0) }
    completionHandler(handle?.isAdmitted ?? false)
  }
  #endif

  /// Directs the links of the inbox to this window, which is now in front.
  open func sceneDidBecomeActive(_ scene: UIScene) {
    if let director { inbox?.deliver(to: director) }
  }

  /// Returns an activity with a snapshot for the scene's session, or `nil` without a director.
  open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    director?.restorationActivity
  }

  /// Closes the director.
  open func sceneDidDisconnect(_ scene: UIScene) {
    director?.close()
    director = nil
  }

  /// Notifies the director that the window is visible.
  open func sceneWillEnterForeground(_ scene: UIScene) { director?.windowDidEnter(.foreground) }

  /// Notifies the director that the window is no longer visible.
  open func sceneDidEnterBackground(_ scene: UIScene) { director?.windowDidEnter(.background) }

  /// Opens links.
  open func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    director?.open(contexts)
  }

  /// Opens the link of an activity.
  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    director?.resume(userActivity)
  }
}
#endif
