public import Foundation

/// The app.
@MainActor open class UIApplication: UIResponder {
  /// The app of the current simulation, or else one without scenes.
  public class var shared: UIApplication {
    UIKitSimulation.current?.application ?? UIApplication(simulation: nil)
  }

  /// The delegate of the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The scenes that are connected.
  public package(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of all scenes, connected or not.
  public package(set) var openSessions: Set<UISceneSession> = []
  weak var simulation: UIKitSimulation?

  init(simulation: UIKitSimulation?) { self.simulation = simulation }

  /// A Boolean value that indicates whether the app may have several windows.
  open var supportsMultipleScenes: Bool { simulation?.traits.userInterfaceIdiom == .pad }

  /// The state of the app.
  open var applicationState: State {
    let isActive = connectedScenes.contains { $0.activationState == .foregroundActive }
    return isActive || connectedScenes.isEmpty ? .active : .background
  }

  /// Requests the destruction of a scene.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let scene = sceneSession.scene else { return }
    simulation?.disconnect(scene)
    openSessions.remove(sceneSession)
    delegate?.application(self, didDiscardSceneSessions: [sceneSession])
  }

  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app is active.
    case active = 0
    /// The app is visible, but inactive.
    case inactive = 1
    /// The app is in the background.
    case background = 2
  }

  /// The reason of an app's launch.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  }

  /// A key of a link's options.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The options of a scene's destruction.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}
