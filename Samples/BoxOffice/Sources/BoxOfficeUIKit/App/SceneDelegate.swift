#if canImport(UIKit)
import BoxOfficeKit
public import UIKit
import UsherDI
import UsherInspector
public import UsherUIKit

/// One window of the app, with a director of its own.
///
/// Links that the window is given go through that director; where one leads nowhere, the user is told.
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
    let container = try app.sharedContainer()
    let director = try SceneDirector(
      BoxOfficeCoordinator.self, in: container, host: UIKitHost(window: window, inspector: true))
    try director.furnish()
    try container.resolve(Footfall.self).watch(director)
    director.explainLostLinks()
    return director
  }
}
#endif
