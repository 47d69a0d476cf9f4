#if canImport(UIKit)
import UIKit
import UsherUIKit

class LobbySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var director: SceneDirector?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    self.director = SceneDirector(LobbySceneCoordinator(), window: window).start()
  }
}

/// The older way: the application delegate creates its window by hand.
class LobbyAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var director: SceneDirector?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    self.director = SceneDirector(LobbySceneCoordinator(), window: window).start()
    return true
  }
}
#endif
