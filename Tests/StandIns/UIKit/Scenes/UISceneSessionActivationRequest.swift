public import Foundation

/// A request to activate a scene that the system knows, or a new one.
public struct UISceneSessionActivationRequest {
  /// The role of a new scene.
  public let role: UISceneSession.Role
  /// The session of the scene that it knows.
  public let session: UISceneSession?
  /// The activity that the scene shows.
  public var userActivity: NSUserActivity?
  /// The options of the request.
  public var options: UIScene.ActivationRequestOptions?

  /// Requests a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, self.userActivity, self.options) = (role, userActivity, options)
    session = nil
  }

  /// Requests a scene that the system knows.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.session, self.userActivity, self.options) = (session, userActivity, options)
    role = MainActor.assumeIsolated { session.role }
  }
}

extension UIScene {
  /// The options of a request to activate a scene.
  @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that the user acts on.
    open var requestingScene: UIScene?
  }
}

extension UIApplication {
  /// Requests a scene from the system, which reports only failures.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let simulation else { return }
    simulation.clock.after(0) { [weak simulation] in
      guard let simulation else { return }
      if let refusal = simulation.refusalOfScenes {
        errorHandler?(refusal)
      } else {
        simulation.activate(request)
      }
    }
  }
}
