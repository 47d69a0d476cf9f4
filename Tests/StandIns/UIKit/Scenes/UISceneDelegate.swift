public import Foundation

/// Methods of a scene's delegate.
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Hears that the scene connects.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Hears that the scene is disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Hears that the user acts on the scene.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Hears that the user is about to act elsewhere.
  func sceneWillResignActive(_ scene: UIScene)
  /// Hears that the scene is about to be on.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Hears that the scene is off.
  func sceneDidEnterBackground(_ scene: UIScene)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Follows links.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns an activity to restore the scene by.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the scene by its activity.
  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Hears that an activity is about to be continued.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Follows none.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Says nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Methods of the delegate of a scene with windows.
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// Performs a quick action of the app's icon.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Has none.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
