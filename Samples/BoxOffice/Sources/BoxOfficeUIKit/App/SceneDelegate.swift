#if canImport(UIKit)
import BoxOfficeKit
public import UIKit
import UsherDI
public import UsherUIKit

/// One window of the app, with a director of its own. Links that it is given go through that one.
public final class SceneDelegate: DirectedSceneDelegate {
  /// Opens the box office in a window; where that fails, the window says why.
  public override func director(for window: UIWindow) -> SceneDirector? {
    do {
      return try open(in: window)
    } catch {
      window.rootViewController = FaultViewController(error)
      window.makeKeyAndVisible()
      return nil
    }
  }

  private func open(in window: UIWindow) throws -> SceneDirector? {
    guard let app = UIApplication.shared.delegate as? AppDelegate else { return nil }
    let director = try SceneDirector(
      BoxOfficeCoordinator.self, in: app.sharedContainer(), host: UIKitHost(window: window))
    try director.furnish()
    return director
  }
}
#endif
